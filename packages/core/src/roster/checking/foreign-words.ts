import type { AthleteFieldName } from '../../athletes/athlete-fields.ts';

/** Spellings of choices in German, Spanish, French, Italian and Portuguese. Football may be American, so it is missing. */
export const foreignSpellings: Readonly<
  Partial<Record<AthleteFieldName, Readonly<Record<string, readonly string[]>>>>
> = {
  sport: {
    Tennis: ['tenis', 'ténis', 'tênis'],
    Soccer: ['Fußball', 'fútbol', 'calcio', 'futebol'],
  },
  gender: {
    Male: [
      ...['männlich', 'maennlich', 'Mann', 'Männer', 'Maenner', 'Herr', 'Herren', 'Junge', 'Jungen'],
      ...['masculino', 'hombre', 'hombres', 'varón', 'varones', 'chico', 'chicos'],
      ...['masculin', 'homme', 'hommes', 'garçon', 'garçons'],
      ...['maschio', 'maschi', 'maschile', 'uomo', 'uomini'],
      ...['homem', 'homens', 'rapaz', 'rapazes', 'menino', 'meninos'],
    ],
    Female: [
      ...['weiblich', 'Frau', 'Frauen', 'Dame', 'Damen', 'Mädchen', 'Maedchen'],
      ...['femenino', 'femenina', 'mujer', 'mujeres', 'chica', 'chicas'],
      ...['féminin', 'femme', 'femmes', 'fille', 'filles'],
      ...['femmina', 'femmine', 'femminile', 'donna', 'donne'],
      ...['feminino', 'feminina', 'mulher', 'mulheres', 'rapariga', 'raparigas', 'menina', 'meninas'],
    ],
  },
};

/** Names of the two semesters. A Sommersemester begins in April, so it is neither. */
export const seasons = {
  Fall: ['fall', 'autumn', 'aut', 'fa', 'Herbst', 'otoño', 'automne', 'autunno', 'outono'],
  Spring: [
    ...['spring', 'spr', 'sp', 'Frühling', 'Fruehling', 'Frühjahr', 'Fruehjahr'],
    ...['primavera', 'printemps'],
  ],
} as const;

/** Words that may stand beside a season. */
export const besideSeasons = [
  'semester',
  'semestre',
  'term',
  'intake',
  'entry',
  'im',
  'in',
  'en',
  'de',
  'del',
  'di',
];
