import { roster } from './roster.ts';

export const english = [
  roster(
    'recruits.csv',
    {},
    `First Name | Last Name | Sport  | Term   | Grad Year | M/F | Nationality | Unweighted GPA | SAT Total | TOEFL iBT | UTR
     Ada        | Example   | Tennis | Fall   | 2027      | F   | SUI         | 3.7            | 1280      | 104       | 9.85
     Bo         | Sample    | tennis | Spring | 2028      | M   | GBR         | 4              |           | n/a       | 11
     Cleo       | O'Demo    | Soccer | Autumn | 27        | W   | RSA         | -              | 990       |           |`,
    `name         | sport  | term        | gender | country_of_residence | GPA | SAT  | TOEFL | UTR
     Ada Example  | Tennis | Fall 2027   | Female | Switzerland          | 3.7 | 1280 | 104   | 9.85
     Bo Sample    | Tennis | Spring 2028 | Male   | United Kingdom       | 4   |      |       | 11
     Cleo O'Demo  | Soccer | Fall 2027   | Female | South Africa         |     | 990  |       |`,
  ),
  roster(
    'office.xlsx',
    { answers: { leaveOut: true } },
    `Demo Sports Placement
     Roster of the office, confidential

     Player      | Entry Term | Entry Year | SAT   | GPA  | ITF Junior Ranking
     Ada Example | Fall       | @2027      | @1280 | @3.7 | 312
     Bo Sample   | Spring     | @2028      | @990  | 3.2  |
     Cleo Demo   | Fall       | '2027      | '1100 | '3.5 | @48

     Total: 3 athletes
     GPA as the schools report it`,
    `name        | term        | SAT  | GPA | ITF
     Ada Example | Fall 2027   | 1280 | 3.7 | 312
     Bo Sample   | Spring 2028 | 990  | 3.2 |
     Cleo Demo   | Fall 2027   | 1100 | 3.5 | 48`,
  ),
  roster(
    'clipboard.tsv',
    { delimiter: '\t', answers: { columns: { Athlete: 'last_first_name' } } },
    `Athlete            | Available for | Country     | Video                        | Bio
     Example, Ada       | Fall 2027     | CH          | youtube.com/watch?v=demo1    | "Ace" of her school
     van Sample, Bo     | Spring '28    | Netherlands | https://example.com/bo/video | Plays, coaches; and runs
     Demo-Test, Cleo J. | F27           | USA         |                              |`,
    `name              | term        | country_of_residence     | video_1                           | bio
     Ada Example       | Fall 2027   | Switzerland              | https://youtube.com/watch?v=demo1 | "Ace" of her school
     Bo van Sample     | Spring 2028 | Netherlands              | https://example.com/bo/video      | Plays, coaches; and runs
     Cleo J. Demo-Test | Fall 2027   | United States of America |                                   |`,
  ),
  roster(
    'season.xlsx',
    { answers: { reading: { sheet: 'Season 2027' } } },
    `# Lists
     Sport
     Tennis
     Soccer
     # Season 2027
     Name        | Sport  | Available | Gender | TOEFL
     Ada Example | Soccer | Fall 2027 | female | 98
     Bo Sample   | Soccer | Fall 2027 | Male   | @101`,
    `name        | sport  | term      | gender | TOEFL
     Ada Example | Soccer | Fall 2027 | Female | 98
     Bo Sample   | Soccer | Fall 2027 | Male   | 101`,
  ),
];
