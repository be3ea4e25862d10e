import { expect, test } from 'vitest';
import { areAllChosen, extendRows, noRows, type RowSelection, toggleRow, toggleShown } from './use-choice.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const seen = ({ ids, anchor }: RowSelection) => [[...ids].toSorted().join(''), anchor];

test('a row is chosen and left out again', () => {
  const one = toggleRow(noRows, 'b');
  expect([seen(one), seen(toggleRow(one, 'b'))]).toEqual([
    ['b', 'b'],
    ['', 'b'],
  ]);
});

test('Shift chooses a range in either direction, and leaves one out', () => {
  const down = extendRows(toggleRow(noRows, 'b'), 'd', shown);
  const up = extendRows(toggleRow(noRows, 'd'), 'a', shown);
  const out = extendRows(toggleRow(down, 'b'), 'c', shown);
  expect([seen(down), seen(up), seen(out)]).toEqual([
    ['bcd', 'd'],
    ['abcd', 'a'],
    ['d', 'c'],
  ]);
});

test('without a row before, or where it is no longer shown, Shift chooses one row', () => {
  expect([
    seen(extendRows(noRows, 'c', shown)),
    seen(extendRows(toggleRow(noRows, 'x'), 'c', shown)),
  ]).toEqual([
    ['c', 'c'],
    ['cx', 'c'],
  ]);
});

test('all that are shown, and what is not shown stays chosen', () => {
  const all = toggleShown(toggleRow(noRows, 'x'), shown);
  expect([
    seen(all),
    areAllChosen(all, shown),
    seen(toggleShown(all, shown)),
    areAllChosen(noRows, shown),
    areAllChosen(noRows, []),
  ]).toEqual([['abcdex', null], true, ['x', null], false, false]);
});
