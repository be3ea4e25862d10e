import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { collationKey, searchKey, searchWords } from './collation.ts';

test('ignores accents, case, width and extra spaces', () => {
  const keys = {
    Müller: 'muller',
    Łukasz: 'lukasz',
    Đoković: 'dokovic',
    Søren: 'soren',
    Strauß: 'strauss',
    STRAUẞ: 'strauss',
    Œuvre: 'oeuvre',
    ＡＢＣ: 'abc',
    İpek: 'ipek',
    Νίκος: 'νικοσ',
    ' A\u00a0\t B ': 'a b',
    'Jo\u200bão': 'joao',
  };
  expect(Object.keys(keys).map(collationKey)).toEqual(Object.values(keys));
});

test('the key of a key is the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const key = collationKey(text);
      expect(collationKey(key)).toBe(key);
    }),
    { numRuns: 2000 },
  );
});

test('a key does not depend on how accents are encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(collationKey(text.normalize('NFD'))).toBe(collationKey(text.normalize('NFC')));
    }),
  );
});

test('names are found by any apostrophe and hyphen, and without signs at the ends of words', () => {
  const keys = {
    'O’Neil': "o'neil",
    'O‘Neil': "o'neil",
    'O´Neil': "o'neil",
    'O ´ Neil': 'o neil',
    'Oʼ Neil': 'o neil',
    'O`Neil': "o'neil",
    'Jean‑Luc': 'jean-luc',
    'Jean–Luc': 'jean-luc',
    'Smith, J. R.': 'smith j r',
    ', .': '',
    '’t Hooft': 't hooft',
  };
  expect(Object.keys(keys).map(searchKey)).toEqual(Object.values(keys));
});

test('splits a search into words', () => {
  expect([searchWords('  Ana  MÜLLER, St. . '), searchWords('   ')]).toEqual([['ana', 'muller', 'st'], []]);
});
