import { roster } from './roster.ts';

export const german = [
  roster(
    'herbst.csv',
    { encoding: 'windows-1252', delimiter: ';' },
    `Vorname | Nachname  | Sportart | Geschlecht | Land       | Verfügbar ab  | GPA | SAT Punkte | Bio
     Jürgen  | Muster    | Tennis   | männlich   | Österreich | Herbst 2027   | 3,7 | 1280       | Linkshänder
     Änne    | Beispiel  | Fußball  | weiblich   | Schweiz    | Frühjahr 2028 | 4   |            |
     Götz    | von Probe | Tennis   | Herr       | GER        | F27           | 2,9 | 1010       |`,
    `name           | sport  | gender | country_of_residence | term        | GPA | SAT  | bio
     Jürgen Muster  | Tennis | Male   | Austria              | Fall 2027   | 3.7 | 1280 | Linkshänder
     Änne Beispiel  | Soccer | Female | Switzerland          | Spring 2028 | 4   |      |
     Götz von Probe | Tennis | Male   | Germany              | Fall 2027   | 2.9 | 1010 |`,
  ),
  roster(
    'kader.xlsx',
    {},
    `Kader 2027

     Nachname, Vorname | Semester | Jahr  | GPA  | TOEFL Punkte
     Muster, Jürgen    | Herbst   | @2027 | '3,7 | 98
     Beispiel, Änne    | Herbst   | 2027  | '3,2 | @104`,
    `name          | term      | GPA | TOEFL
     Jürgen Muster | Fall 2027 | 3.7 | 98
     Änne Beispiel | Fall 2027 | 3.2 | 104`,
  ),
  roster(
    'abschluss.csv',
    { delimiter: ';' },
    `Vor- und Nachname | Abschlussjahr | m/w | Staatsangehörigkeit | UTR
     Jürgen Muster     | 2027          | m   | Dänemark            | 11,2
     Änne Beispiel     | 2027          | w   | Großbritannien      | 8,75`,
    `name          | term      | gender | country_of_residence | UTR
     Jürgen Muster | Fall 2027 | Male   | Denmark              | 11.2
     Änne Beispiel | Fall 2027 | Female | United Kingdom       | 8.75`,
  ),
  roster(
    'studienstart.csv',
    { delimiter: ';', answers: { words: { 'WS 2027/28': 'Fall 2027' } } },
    `Spieler       | Studienstart | Nationalität | ITF Rangliste
     Jürgen Muster | WS 2027/28   | Deutschland  | 1.280
     Götz Probe    | WS 2027/28   | Österreich   | 412`,
    `name          | term      | country_of_residence | ITF
     Jürgen Muster | Fall 2027 | Germany              | 1280
     Götz Probe    | Fall 2027 | Austria              | 412`,
  ),
  roster(
    'mac.xlsx',
    { is1904: true },
    `Athlet        | Geburtsdatum | Beginn      | Sportart
     Jürgen Muster | 2009-05-31   | Herbst 2027 | Fußball
     Götz Probe    | 2008-02-29   | F27         | Fußball`,
    `name          | term      | sport
     Jürgen Muster | Fall 2027 | Soccer
     Götz Probe    | Fall 2027 | Soccer`,
  ),
];
