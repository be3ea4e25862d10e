import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { collationKey, searchKey, searchWords } from './collation.ts';

test('ignores accents, case, width and extra spaces', () => {
  expect(
    [
      'Müller',
      'Łukasz',
      'Đoković',
      'Søren',
      'Strauß',
      'STRAUẞ',
      'Œuvre',
      'ＡＢＣ',
      'İpek',
      'Νίκος',
      ' A\u00a0\t B ',
      'Jo\u200bão',
    ].map(collationKey),
  ).toEqual([
    'muller',
    'lukasz',
    'dokovic',
    'soren',
    'strauss',
    'strauss',
    'oeuvre',
    'abc',
    'ipek',
    'νικοσ',
    'a b',
    'joao',
  ]);
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
  expect(
    [
      'O’Neil',
      'O‘Neil',
      'O´Neil',
      'O ´ Neil',
      'Oʼ Neil',
      'O`Neil',
      'Jean‑Luc',
      'Jean–Luc',
      'Smith, J. R.',
      ', .',
      '’t Hooft',
    ].map(searchKey),
  ).toEqual([
    ...["o'neil", "o'neil", "o'neil", 'o neil', 'o neil', "o'neil"],
    ...['jean-luc', 'jean-luc', 'smith j r', '', 't hooft'],
  ]);
});

test('splits a search into words', () => {
  expect([searchWords('  Ana  MÜLLER, St. . '), searchWords('   ')]).toEqual([['ana', 'muller', 'st'], []]);
});
