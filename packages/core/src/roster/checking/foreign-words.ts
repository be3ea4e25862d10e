import type { AthleteFieldName } from '../../athletes/athlete-fields.ts';

const listed = (...lines: readonly string[]) => lines.flatMap((line) => line.split(', '));

/** Other words for a field's choices. */
type Spellings = Readonly<Partial<Record<AthleteFieldName, Readonly<Record<string, readonly string[]>>>>>;

/** English words, then German, Spanish, French, Italian and Portuguese ones. Football may be American, so it is missing. */
export const spellings: Spellings = {
  sport: {
    Tennis: listed('tenis, ténis, tênis'),
    Soccer: listed('Fußball, fútbol, calcio, futebol'),
  },
  gender: {
    Male: listed(
      "m, man, men, men's, boy, boys",
      'männlich, maennlich, Mann, Männer, Maenner, Herr, Herren, Junge, Jungen',
      'masculino, hombre, hombres, varón, varones, chico, chicos',
      'masculin, homme, hommes, garçon, garçons',
      'maschio, maschi, maschile, uomo, uomini',
      'homem, homens, rapaz, rapazes, menino, meninos',
    ),
    Female: listed(
      "f, w, woman, women, women's, girl, girls",
      'weiblich, Frau, Frauen, Dame, Damen, Mädchen, Maedchen',
      'femenino, femenina, mujer, mujeres, chica, chicas',
      'féminin, femme, femmes, fille, filles',
      'femmina, femmine, femminile, donna, donne',
      'feminino, feminina, mulher, mulheres, rapariga, raparigas, menina, meninas',
    ),
  },
  recruiting_status: {
    Looking: listed('open, available, uncommitted, unsigned'),
    'In talks': listed('talking, in contact'),
    Committed: listed('signed, placed, verbally committed'),
    Withdrawn: ['inactive'],
  },
};

/** Names of the two semesters. A Sommersemester begins in April, so it is neither. */
export const seasons = {
  Fall: listed('fall, autumn, aut, fa, Herbst, otoño, automne, autunno, outono'),
  Spring: listed('spring, spr, sp, Frühling, Fruehling, Frühjahr, Fruehjahr, primavera, printemps'),
} as const;

/**
 * Words that probably mean a choice, so that a person confirms them: months in which a semester begins, semesters that
 * begin in April or October, and words of languages whose headers are not known.
 */
export const probableWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  available_semester: {
    Fall: listed(
      'WS, WiSe, Wintersemester, aug, august, sep, sept, september, oct, october',
      'agosto, septiembre, août, septembre, settembre, setembro, Oktober, octubre, octobre',
      'podzim, září, jesen, septembar, güz, sonbahar, eylül, ősz, 秋, 秋学期',
    ),
    Spring: listed(
      'SS, SoSe, Sommersemester, jan, january, feb, february, Januar, enero, janvier',
      'gennaio, janeiro, jaro, leden, proleće, januar, bahar, ilkbahar, ocak, tavasz, 春, 春学期',
    ),
  },
  gender: {
    Male: listed('muž, muški, muškarac, erkek, bay, férfi, fiú, 男, 男子, 男性'),
    Female: listed('žena, ženski, kadın, kız, bayan, nő, lány, 女, 女子, 女性'),
  },
};

/** Words with which a last name begins. */
export const nameParticles: ReadonlySet<string> = new Set(
  listed(
    'de, del, della, dello, di, da, do, dos, das, du, des, la, le, los, las, lo',
    'von, van, vom, zu, zum, der, den, ter, ten, el, al, bin, ben, mac, mc, st.',
  ),
);

/** Words with which a row of totals or averages begins, in small letters. */
export const totalWords = listed(
  'total, totals, sum, count, average, avg, mean, median, ø',
  'summe, gesamt, anzahl, durchschnitt, schnitt, mittelwert, suma, promedio, media',
  'somme, moyenne, totale, somma, soma, média, ukupno, prosek, celkem, průměr',
  'toplam, ortalama, 合計, 平均',
);

/** Words that may stand beside a season. */
export const besideSeasons = listed('semester, semestre, term, intake, entry, im, in, en, de, del, di');
