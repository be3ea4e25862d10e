import { roster } from './roster.ts';

// Headers that no table knows: their columns are chosen, and at most one more question is asked.

export const serbian = [
  roster(
    'igrači.csv',
    {
      encoding: 'windows-1250',
      delimiter: ';',
      answers: {
        columns: { Ime: 'first_name', Prezime: 'last_name', Termin: 'available_semester' },
      },
    },
    `Ime    | Prezime    | Termin    | GPA
     Đorđe  | Primerić   | Fall 2027 | 3,7
     Željka | Ogledić    | Fall 2027 | 3,2
     Nikola | Pokušajčić | F28       | 2,9`,
    `name             | term      | GPA
     Đorđe Primerić   | Fall 2027 | 3.7
     Željka Ogledić   | Fall 2027 | 3.2
     Nikola Pokušajčić | Fall 2028 | 2.9`,
  ),
];

export const czech = [
  roster(
    'hráči.csv',
    {
      encoding: 'windows-1250',
      delimiter: ';',
      answers: {
        reading: { encoding: 'windows-1250' },
        columns: { Jméno: 'first_name', Příjmení: 'last_name', Nástup: 'available_semester' },
      },
    },
    `Jméno  | Příjmení  | Nástup      | GPA
     Ondřej | Příkladný | Fall 2027   | 3,7
     Zdeňka | Ukázková  | Fall 2027   | 3,2`,
    `name             | term      | GPA
     Ondřej Příkladný | Fall 2027 | 3.7
     Zdeňka Ukázková  | Fall 2027 | 3.2`,
  ),
];

export const turkish = [
  roster(
    'sporcular.csv',
    {
      encoding: 'windows-1254',
      delimiter: ';',
      answers: {
        reading: { encoding: 'windows-1254' },
        columns: { 'Ad Soyad': 'name', Dönem: 'available_semester', Yıl: 'available_year' },
      },
    },
    `Ad Soyad        | Dönem | Yıl  | GPA
     Işıl Örnekoğlu  | Fall  | 2027 | 3,7
     Çağrı Denemeşen | Fall  | 2027 | 3,2`,
    `name            | term      | GPA
     Işıl Örnekoğlu  | Fall 2027 | 3.7
     Çağrı Denemeşen | Fall 2027 | 3.2`,
  ),
];

export const japanese = [
  roster(
    '選手.csv',
    {
      encoding: 'shift_jis',
      answers: {
        reading: { encoding: 'shift_jis' },
        columns: { 氏名: 'name', 入学時期: 'available_semester', 国籍: 'country_of_residence' },
      },
    },
    `氏名      | 入学時期    | 国籍 | GPA
     見本 太郎 | Fall 2027   | JPN  | 3.7
     例田 花子 | Spring 2028 | JP   | 3.2`,
    `name      | term        | country_of_residence | GPA
     見本 太郎 | Fall 2027   | Japan                | 3.7
     例田 花子 | Spring 2028 | Japan                | 3.2`,
  ),
];
