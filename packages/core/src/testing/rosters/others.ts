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

export const japanese = [];
