import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePath, readComparedIds } from './compare-address.ts';

const read = (path: string) => readComparedIds(path.slice(path.indexOf('?')));

test('reads what it writes, whatever the ids', () => {
  const ids = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(fc.uniqueArray(ids, { minLength: 2, maxLength: 5 }), (some) => {
      expect(read(comparePath(some))).toEqual({ ids: some, note: null });
    }),
  );
});

test('what is odd is left out and said', () => {
  expect(['/compare', '/compare?athletes=', '/compare?other=1&athletes=2,3'].map(read)).toEqual([
    { ids: [], note: null },
    { ids: [], note: null },
    { ids: ['2', '3'], note: null },
  ]);
  expect(read('/compare?athletes=1,,%E0%A4%A,2')).toEqual({
    ids: ['1', '2'],
    note: 'A part of the address names no athlete, and is left out.',
  });
  expect(read('/compare?athletes=1,2,1')).toEqual({
    ids: ['1', '2'],
    note: 'An athlete named twice is shown once.',
  });
  expect(read('/compare?athletes=1,2,3,4,5,6,7')).toEqual({
    ids: ['1', '2', '3', '4', '5'],
    note: 'The first 5 of 7 athletes are shown.',
  });
});
