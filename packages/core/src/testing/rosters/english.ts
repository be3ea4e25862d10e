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
    {},
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
    { delimiter: '\t' },
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
    {},
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
  roster(
    'graduates.csv',
    {},
    `Student Athlete | Class of | Gender | Country | SAT Score
     Ada Example     | 2027     | F      | Germany | 1280
     Bo Sample       | 2028     | M      | GER     | 1010`,
    `name        | term      | gender | country_of_residence | SAT
     Ada Example | Fall 2027 | Female | Germany              | 1280
     Bo Sample   | Fall 2028 | Male   | Germany              | 1010`,
  ),
  roster(
    'Fall 2027 roster.xlsx',
    { answers: { set: { available_semester: 'Fall', available_year: '2027' } } },
    `Name        | Date of birth | Country of residence | UTR
     Ada Example | 2009-05-31    | Croatia              | 9.85
     Bo Sample   | 2009-11-02    | CRO                  | 10.1`,
    `name        | term      | country_of_residence | UTR
     Ada Example | Fall 2027 | Croatia              | 9.85
     Bo Sample   | Fall 2027 | Croatia              | 10.1`,
  ),
  roster(
    'test-scores.csv',
    {},
    `Name        | Available | SAT                    | GPA
     Ada Example | Fall 2027 | 1350 (EBRW 680 / M 670) | 3.9
     Bo Sample   | Fall 2027 | 1,280                  | 3.1
     Cleo Demo   | Fall 2028 | 1190 (590+600)         | 3.3`,
    `name        | term      | SAT  | GPA
     Ada Example | Fall 2027 | 1350 | 3.9
     Bo Sample   | Fall 2027 | 1280 | 3.1
     Cleo Demo   | Fall 2028 | 1190 | 3.3`,
  ),
  roster(
    'transcripts.csv',
    { answers: { round: 'GPA' } },
    `Name        | Sport  | Start term  | GPA
     Ada Example | Tennis | Fall 2027   | 3.75
     Bo Sample   | Tennis | Spring 2028 | 3.14
     Cleo Demo   | Soccer | Fall 2027   | 3.2`,
    `name        | sport  | term        | GPA
     Ada Example | Tennis | Fall 2027   | 3.8
     Bo Sample   | Tennis | Spring 2028 | 3.1
     Cleo Demo   | Soccer | Fall 2027   | 3.2`,
  ),
  roster(
    'school-year.tsv',
    { delimiter: '\t' },
    `Full name   | Start     | Citizenship | GPA
     Ada Example | Sept 2027 | Ireland     | 3.6
     Bo Sample   | Sept 2027 | IRL         | 2.9`,
    `name        | term      | country_of_residence | GPA
     Ada Example | Fall 2027 | Ireland              | 3.6
     Bo Sample   | Fall 2027 | Ireland              | 2.9`,
  ),
];
