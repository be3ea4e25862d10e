import type { ImportField } from './import-field.ts';

/** Headers in English that hold a field, besides its name; case, punctuation and parts in brackets do not count. */
export const englishHeaders: Readonly<Record<ImportField, string>> = {
  name: 'full name, athlete, athlete name, name of athlete, player, player name, name of player, student, student name, student athlete, student athlete name, first and last name, prospect, recruit',
  sport: 'sports, discipline',
  available_semester:
    'semester, available for, availability, available, available from, available term, term, season, intake, start, start term, start semester, starting semester, entry term, entry semester, enrollment, enrollment term',
  available_year:
    'year, yr, start year, starting year, entry year, enrollment year, graduation year, graduating year, graduation, grad year, grad yr, grad class, hs graduation year, hs grad year, class of, class year, class, graduating class, recruiting class, recruiting year',
  gender: 'sex, m/f, f/m',
  country_of_residence:
    'country, ctry, residence, country code, home country, country of origin, nationality, nat, nation, citizenship',
  GPA: 'grade point average, cumulative gpa, unweighted gpa, high school gpa, hs gpa',
  SAT: 'sat score, sat total, sat total score',
  TOEFL: 'toefl score, toefl ibt, toefl total',
  UTR: 'utr rating, utr score, utr singles, singles utr, utr singles rating, universal tennis rating',
  ITF: 'itf rank, itf ranking, itf junior rank, itf junior ranking, itf junior',
  WTN: 'world tennis number, itf wtn, wtn singles, singles wtn',
  ACT: 'act score, act composite, act composite score',
  Duolingo: 'det, duolingo score, duolingo english test, det score',
  IELTS: 'ielts score, ielts band, ielts overall, ielts band score',
  recruiting_status: 'status, commitment, commitment status, committed, recruitment status',
  profile_url:
    'agency profile link, link to profile, profile link, profile page, recruiting profile, profile, external profile, external profile link, link, url, website, homepage',
  video_1:
    'video, video url, video link, video 1 link, link to video, highlight video, highlight reel, highlight link, highlights, video highlights, youtube, youtube link, youtube url, youtube video, vimeo, hudl',
  bio: 'biography, about, about me, description',
  first_name: 'first name, first names, given name, given names, forename, christian name, first, fname',
  last_name: 'last name, last names, surname, family name, last, lname',
  middle_name: 'middle name, middle names, middle, middle initial, mi, mname',
  name_prefix: 'name prefix, last name prefix, surname prefix',
  name_suffix: 'name suffix, suffix, second last name, second surname',
  last_first_name: 'last first name',
};

/**
 * Headers in German, Spanish, French, Italian and Portuguese sheets, each word once. Ambiguous words are missing: a
 * Notendurchschnitt is on another scale than a GPA, a Jahrgang is a year of birth, H is a man beside F and M a woman
 * beside H, an apelido is a family name in Portugal and a nickname in Brazil.
 */
export const foreignHeaders: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  name: [
    'Vollständiger Name, Vor- und Nachname, Name des Athleten, Athlet, Athletin, Sportler, Sportlerin, Spieler, Spielerin, Schüler, Schülerin',
    'nombre, nombre completo, nombre y apellido, nombre y apellidos, atleta, deportista, jugador, jugadora, alumno, alumna, estudiante',
    'nom, nom complet, prénom et nom, sportif, sportive, joueur, joueuse, élève, étudiant, étudiante',
    'nome, nome completo, nome e cognome, giocatore, giocatrice, studente, studentessa',
    'nome e sobrenome, jogador, jogadora, aluno, aluna, estudante',
  ],
  first_name: [
    'Vorname, Vornamen',
    'nombre de pila, primer nombre',
    'prénom, prénoms',
    'primeiro nome, nome próprio',
    'Voornaam, voornamen',
  ],
  middle_name: [
    'zweiter Vorname, Mittelname',
    'segundo nombre',
    'deuxième prénom',
    'secondo nome',
    'nome do meio',
  ],
  name_prefix: ['Namenszusatz', 'tussenvoegsel, tussenvoegsels, voorvoegsel, voorvoegsels'],
  name_suffix: ['segundo apellido, apellido materno'],
  last_name: [
    'Nachname, Familienname, Zuname',
    'apellido, apellidos, primer apellido, apellido paterno',
    'nom de famille',
    'cognome',
    'sobrenome, último nome, nome de família',
    'achternaam, familienaam',
  ],
  sport: [
    'Sportart, Disziplin',
    'deporte, disciplina',
    'discipline sportive',
    'esporte, desporto, modalidade',
  ],
  available_semester: [
    'Verfügbar, verfügbar ab, verfügbar für, Verfügbarkeit, Studienbeginn, Studienstart, Beginn',
    'semestre, disponible, disponible para, disponible desde, disponibilidad, inicio',
    'disponible pour, disponible à partir de, disponibilité, rentrée',
    'disponibile, disponibile per, disponibile da, disponibilità, inizio',
    'disponível, disponível para, disponível a partir de, disponibilidade',
  ],
  available_year: [
    'Jahr, Startjahr, Abschlussjahr',
    'año, año de inicio, año de ingreso, año de graduación',
    'année, année de début, année d’entrée, année de diplôme',
    'anno, anno di inizio, anno di diploma',
    'ano de formatura',
  ],
  gender: ['Geschlecht, m/w, w/m, m/w/d', 'género, sexo', 'genre, sexe', 'genere, sesso'],
  country_of_residence: [
    'Land, Staat, Nationalität, Staatsangehörigkeit, Heimatland, Herkunftsland, Wohnsitzland, Wohnland',
    'país, país de residencia, país de origen, nacionalidad',
    'pays, pays de résidence, pays d’origine, nationalité',
    'paese, paese di residenza, paese di origine, nazione, nazionalità',
    'país de origem, nacionalidade',
  ],
  SAT: [
    'SAT Punkte, SAT Ergebnis',
    'puntaje SAT, puntuación SAT',
    'score SAT',
    'punteggio SAT',
    'pontuação SAT',
  ],
  TOEFL: [
    'TOEFL Punkte, TOEFL Ergebnis',
    'puntaje TOEFL, puntuación TOEFL',
    'score TOEFL',
    'punteggio TOEFL',
    'pontuação TOEFL',
  ],
  ITF: [
    'ITF Rangliste, ITF Weltrangliste',
    'ranking ITF',
    'classement ITF',
    'classifica ITF',
    'classificação ITF',
  ],
  profile_url: [
    'Profil, Profillink, Link zum Profil, Webseite',
    'perfil, enlace, enlace al perfil, página web, sitio web',
    'lien, lien du profil, lien vers le profil, site web',
    'profilo, link al profilo, link del profilo, sito web',
    'link do perfil, link para o perfil',
  ],
  video_1: [
    'Link zum Video',
    'enlace de vídeo, enlace al vídeo, enlace de YouTube',
    'lien vidéo, lien de la vidéo, lien YouTube',
    'link al video, link YouTube',
    'link do vídeo, link do YouTube',
  ],
  bio: [
    'Biografie, Beschreibung, Über mich',
    'biografía, descripción, sobre mí',
    'biographie, à propos',
    'descrizione',
    'descrição, sobre mim',
  ],
};

/** Headers of whole names that say that the last name is first, which is asked. */
export const lastNameFirst: readonly string[] = [
  ...['last name first name', 'last first', 'surname first name', 'surname name', 'family name given name'],
  ...['Nachname Vorname', 'Name Vorname', 'Nachname und Vorname', 'Name und Vorname', 'Familienname Vorname'],
  ...['apellidos y nombre', 'apellidos nombre', 'apellido y nombre', 'apellido nombre'],
  ...['nom et prénom', 'nom prénom', 'cognome e nome', 'cognome nome', 'sobrenome e nome', 'sobrenome nome'],
  ...['příjmení a jméno', 'příjmení jméno', 'prezime i ime', 'prezime ime', 'soyadı adı', 'soyad ad'],
];

/** Headers that mean half a name where the other half has a column: a Name beside a Vorname is a last name. */
export const halvesBeside: readonly {
  readonly header: string;
  readonly beside: string;
  readonly means: 'first_name' | 'last_name';
}[] = [
  { header: 'Name', beside: 'Vorname', means: 'last_name' },
  { header: 'nom', beside: 'prénom', means: 'last_name' },
  { header: 'nombre', beside: 'apellido', means: 'first_name' },
  { header: 'nombre', beside: 'apellidos', means: 'first_name' },
  { header: 'nome', beside: 'cognome', means: 'first_name' },
  { header: 'nome', beside: 'sobrenome', means: 'first_name' },
];
