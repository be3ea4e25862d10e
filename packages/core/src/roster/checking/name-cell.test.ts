import { expect, test } from 'vitest';
import { readListedName, readName, readRosterName, readTurnedName, withCountry } from './name-cell.ts';

/** A line a cell: what it is read as, and how where that differs. */
function read(cells: readonly string[], reader: (cell: string) => ReturnType<typeof readTurnedName>) {
  return cells.map((cell) => {
    const reading = reader(cell);
    if (!('value' in reading)) return `${cell}: ${reading.expected}. ${reading.fix}`;
    return reading.read === undefined ? reading.value : `${reading.read}, ${reading.how}`;
  });
}

test('a name stands as it is, composed, without what is around it', () => {
  const names = ["O'Neil", "'t Hart", 'Bo "The Wall" Diddley', "'Bo' Diddley 'Jr'", 'Lovelace, Ada', ''];
  expect(read(names, readName)).toEqual(names);
  expect(
    read([' Ada  Lovelace\u00a0', 'Ada\u00a0de\u2007la\u202fCruz', '山田\u3000太郎', 'Zoe\u0308'], readName),
  ).toEqual(['Ada Lovelace', 'Ada de la Cruz', '山田\u3000太郎', 'Zo\u00eb']);
  expect(read(["'Ada'", '"Ada Lovelace"', '“ Ada ”', "'Bo O'Neil'"], readName)).toEqual(
    ['Ada', 'Ada Lovelace', 'Ada', "Bo O'Neil"].map((name) => `${name}, without the signs around it`),
  );
  expect(read(['Ada \u200b'], readName)).toEqual(['Ada, without the signs around it']);
  expect(read(['Zara\n Whitlock', 'Ada King\r\nReed', 'Ada King\nBo Reed'], readName)).toEqual([
    'Zara Whitlock, on one line',
    'Ada King Reed, on one line',
    'Ada King\nBo Reed',
  ]);
});

const refused = ': the last name, a comma and the first name. Write the name as Lovelace, Ada.';
const turned = ', with the first name first';

test.each([
  [
    'commas',
    'Lovelace, Ada|de la Cruz ,Ana|"Lovelace, Ada"',
    'Ada Lovelace|Ana de la Cruz|Ada Lovelace',
    turned,
  ],
  ['one half', 'Lovelace,|, Ada', 'Lovelace|Ada', turned],
  ['one word', 'Cher| ', 'Cher|', ''],
  ['no certain end', 'Ada Lovelace|King, Martin, Jr.', 'Ada Lovelace|King, Martin, Jr.', refused],
])('in a column with commas, a name with %s', (_, cells, names, suffix) => {
  expect(read(cells.split('|'), (cell) => readTurnedName(cell, true))).toEqual(
    names.split('|').map((name) => `${name}${suffix}`),
  );
});

test.each([
  ['two words', 'Lovelace  Ada|"Müller Zoë"|山田 太郎', 'Ada Lovelace|Zoë Müller|太郎 山田', turned],
  [
    'capitals',
    'DE LA CRUZ Ana|ROSSI-BIANCHI Mario Luca|ROSSI MARIO',
    'Ana DE LA CRUZ|Mario Luca ROSSI-BIANCHI|MARIO ROSSI',
    turned,
  ],
  [
    'particles',
    'de la Cruz Ana|van Beispiel Bo|Del Demo Ada',
    'Ana de la Cruz|Bo van Beispiel|Ada Del Demo',
    turned,
  ],
  [
    'a patronymic',
    'Примеров Иван Петрович|Зразкова Олена Ігорівна|Примерова Анна Ильинична|Примеров Иван Ильич',
    'Иван Петрович Примеров|Олена Ігорівна Зразкова|Анна Ильинична Примерова|Иван Ильич Примеров',
    turned,
  ],
  ['a comma', 'Rossi Bianchi, Mario', 'Mario Rossi Bianchi', turned],
  ['one word', 'Cher|CHER', 'Cher|CHER', ''],
  [
    'no certain end',
    "Rossi Mario Luca|de la Cruz Ana Maria|ROSSI MARIO LUCA|A Rossi Mario|de la|McDEMO Ada Luca|O'Neil Ada Luca|Иван Петрович Мицкевич|Иван Петров Пример",
    "Rossi Mario Luca|de la Cruz Ana Maria|ROSSI MARIO LUCA|A Rossi Mario|de la|McDEMO Ada Luca|O'Neil Ada Luca|Иван Петрович Мицкевич|Иван Петров Пример",
    refused,
  ],
])('in a column without commas, a name with %s', (_, cells, names, suffix) => {
  expect(read(cells.split('|'), (cell) => readTurnedName(cell, false))).toEqual(
    names.split('|').map((name) => `${name}${suffix}`),
  );
});

test('a name of a list comes without its signs, and that of an export as it is', () => {
  expect(readRosterName('2. Ada King*')).toEqual({
    ...{ value: 'Ada King', read: 'Ada King', how: 'without the signs of a list', sure: 'likely' },
  });
  expect(read(['Ada King*', ''], readListedName)).toEqual([
    'Ada King*',
    ': a name. Write the name, or remove the row.',
  ]);
});

test('a country in brackets stands behind a whole name', () => {
  const names = [
    'Ada Example (ESP)',
    'Ada Example(Spain)',
    'Ada (ESP) x',
    'a) Ada (ESP)',
    '(ESP)',
    'Ada (captain)',
  ];
  expect(names.map(withCountry)).toEqual([
    { name: 'Ada Example', country: 'Spain' },
    { name: 'Ada Example', country: 'Spain' },
    ...names.slice(2).map((name) => ({ name, country: null })),
  ]);
});
