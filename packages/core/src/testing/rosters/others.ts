import { roster } from './roster.ts';

// Known in their own words.

export const serbian = [
  roster(
    'igrači.csv',
    { encoding: 'windows-1250', delimiter: ';' },
    `Ime    | Prezime    | Termin    | GPA
     Đorđe  | Primerić   | Fall 2027 | 3,7
     Željka | Ogledić    | Fall 2027 | 3,2
     Nikola | Pokušajčić | F28       | 2,9`,
    `name             | term      | GPA
     Đorđe Primerić   | Fall 2027 | 3.7
     Željka Ogledić   | Fall 2027 | 3.2
     Nikola Pokušajčić | Fall 2028 | 2.9`,
  ),
  roster(
    'играчи.xlsx',
    {},
    `Име и презиме   | Држава | Семестар | Година | GPA
     Ђорђе Примерић  | SRB    | Јесен    | @2027  | '3,7
     Жељка Огледић   | SRB    | Јесен    | 2027   | 3.2`,
    `name           | country_of_residence | term      | GPA
     Ђорђе Примерић | Serbia               | Fall 2027 | 3.7
     Жељка Огледић  | Serbia               | Fall 2027 | 3.2`,
  ),
  roster(
    'jesen 2027.xlsx',
    {
      answers: {
        columns: { 'Prezime i ime': 'last_first_name' },
        set: { available_semester: 'Fall', available_year: '2027' },
      },
    },
    `Spisak igrača

     Prezime i ime  | Pol | SAT   | UTR
     Primerić Đorđe | M   | @1280 | '9,85
     Ogledić Željka | F   | 1010  | 8.2`,
    `name           | term      | gender | SAT  | UTR
     Đorđe Primerić | Fall 2027 | Male   | 1280 | 9.85
     Željka Ogledić | Fall 2027 | Female | 1010 | 8.2`,
  ),
  roster(
    'savez.csv',
    {},
    `Ime i prezime  | Pol    | Početak     | SAT
     Đorđe Primerić | muški  | Fall 2027   | 1280
     Željka Ogledić | ženski | Spring 2028 | 990
     Nikola Uzorni  | muški  | Fall 2027   |`,
    `name           | gender | term        | SAT
     Đorđe Primerić | Male   | Fall 2027   | 1280
     Željka Ogledić | Female | Spring 2028 | 990
     Nikola Uzorni  | Male   | Fall 2027   |`,
  ),
];

export const czech = [
  roster(
    'hráči.csv',
    {
      encoding: 'windows-1250',
      delimiter: ';',
    },
    `Jméno  | Příjmení  | Nástup      | GPA
     Ondřej | Příkladný | Fall 2027   | 3,7
     Zdeňka | Ukázková  | Fall 2027   | 3,2`,
    `name             | term      | GPA
     Ondřej Příkladný | Fall 2027 | 3.7
     Zdeňka Ukázková  | Fall 2027 | 3.2`,
  ),
  roster(
    'sportovci.xlsx',
    { sports: ['Soccer'] },
    `Příjmení, jméno   | Nástup      | Země | TOEFL
     Příkladný, Ondřej | Fall 2027   | CZE  | @98
     Ukázková, Zdeňka  | Spring 2028 | SVK  | 104

     Celkem: 2`,
    `name             | sport  | term        | country_of_residence | TOEFL
     Ondřej Příkladný | Soccer | Fall 2027   | Czech Republic       | 98
     Zdeňka Ukázková  | Soccer | Spring 2028 | Slovakia             | 104`,
  ),
  roster(
    'seznam.csv',
    {},
    `Celé jméno       | Nástup | Rok  | Sport  | SAT
     Ondřej Příkladný | podzim | 2027 | Tenis  | 1280
     Zdeňka Ukázková  | podzim | 2028 | tennis | 990`,
    `name             | term      | SAT
     Ondřej Příkladný | Fall 2027 | 1280
     Zdeňka Ukázková  | Fall 2028 | 990`,
  ),
];

export const turkish = [
  roster(
    'sporcular.csv',
    {
      encoding: 'windows-1254',
      delimiter: ';',
    },
    `Ad Soyad        | Dönem | Yıl  | GPA
     Işıl Örnekoğlu  | Fall  | 2027 | 3,7
     Çağrı Denemeşen | Fall  | 2027 | 3,2`,
    `name            | term      | GPA
     Işıl Örnekoğlu  | Fall 2027 | 3.7
     Çağrı Denemeşen | Fall 2027 | 3.2`,
  ),
  roster(
    'oyuncular.xlsx',
    {
      answers: { set: { available_semester: 'Spring', available_year: '2028' } },
    },
    `Ad    | Soyad     | UTR  | ITF
     Işıl  | Örnekoğlu | '9,85 | @312
     Çağrı | Denemeşen | 11   | 48`,
    `name            | term        | UTR  | ITF
     Işıl Örnekoğlu  | Spring 2028 | 9.85 | 312
     Çağrı Denemeşen | Spring 2028 | 11   | 48`,
  ),
  roster(
    'liste.tsv',
    {
      delimiter: '\t',
    },
    `Adı Soyadı      | Başlangıç   | Cinsiyet | SAT
     Işıl Örnekoğlu  | Güz 2027    | F        | 1280
     Çağrı Denemeşen | Spring 2028 | M        | 990`,
    `name            | term        | gender | SAT
     Işıl Örnekoğlu  | Fall 2027   | Female | 1280
     Çağrı Denemeşen | Spring 2028 | Male   | 990`,
  ),
];

export const japanese = [
  roster(
    '選手.csv',
    {
      encoding: 'shift_jis',
    },
    `氏名      | 入学時期    | 国籍 | GPA
     見本 太郎 | Fall 2027   | JPN  | 3.7
     例田 花子 | Spring 2028 | JP   | 3.2`,
    `name      | term        | country_of_residence | GPA
     見本 太郎 | Fall 2027   | Japan                | 3.7
     例田 花子 | Spring 2028 | Japan                | 3.2`,
  ),
  roster(
    '名簿.xlsx',
    {},
    `テニス選手名簿

     名前      | 学期 | 年度  | TOEFL | GPA
     見本 太郎 | 秋   | @2027 | 98    | ３.７
     例田 花子 | 秋   | 2027  | @104  | 3.2`,
    `name      | term      | TOEFL | GPA
     見本 太郎 | Fall 2027 | 98    | 3.7
     例田 花子 | Fall 2027 | 104   | 3.2`,
  ),
  roster(
    '卒業.csv',
    {},
    `氏名      | 卒業年 | SAT   | UTR
     見本 太郎 | 2027   | １２８０ | 9.85
     例田 花子 | ２０２８ | 990  | 11`,
    `name      | term      | SAT  | UTR
     見本 太郎 | Fall 2027 | 1280 | 9.85
     例田 花子 | Fall 2028 | 990  | 11`,
  ),
];
