import { expect, test } from 'vitest';
import { readName, readTurnedName } from './name-cell.ts';

test('a name stands as it is, without what is around it', () => {
  expect(
    [
      ' Ada  Lovelace\u00a0',
      'Ada\u00a0de\u2007la\u202fCruz',
      '山田\u3000太郎',
      "O'Neil",
      "'t Hart",
      'Bo "The Wall" Diddley',
      "'Bo' Diddley 'Jr'",
      'Lovelace, Ada',
      '',
    ].map(readName),
  ).toEqual(
    [
      'Ada  Lovelace',
      'Ada de la Cruz',
      '山田\u3000太郎',
      "O'Neil",
      "'t Hart",
      'Bo "The Wall" Diddley',
      "'Bo' Diddley 'Jr'",
      'Lovelace, Ada',
      '',
    ].map((value) => ({ value })),
  );
  expect(["'Ada'", '"Ada Lovelace"', '“ Ada ”', "'Bo O'Neil'"].map(readName)).toEqual(
    ['Ada', 'Ada Lovelace', 'Ada', "Bo O'Neil"].map((value) => ({
      value,
      read: value,
      how: 'without the signs around it',
    })),
  );
});

test('a name that stands with the last one first is turned', () => {
  expect(
    ['Lovelace, Ada', 'de la Cruz ,Ana', '"Lovelace, Ada"', 'Lovelace,', ', Ada'].map(readTurnedName),
  ).toEqual(
    ['Ada Lovelace', 'Ana de la Cruz', 'Ada Lovelace', 'Lovelace', 'Ada'].map((value) => ({
      value,
      read: value,
      how: 'with the first name first',
    })),
  );
  expect(['Cher', ' ', "'Cher'"].map(readTurnedName)).toEqual([
    { value: 'Cher' },
    { value: '' },
    { value: 'Cher', read: 'Cher', how: 'without the signs around it' },
  ]);
  expect(['Ada Lovelace', 'King, Martin, Jr.'].map(readTurnedName)).toEqual(
    Array(2).fill({
      expected: 'the last name, a comma and the first name',
      fix: 'Write the name as Lovelace, Ada.',
    }),
  );
});
