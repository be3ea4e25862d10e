import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../testing/boards.ts';
import { anAthlete } from '../testing/builders.ts';
import {
  type Board,
  type BoardEntry,
  boardText,
  emptyBoard,
  idsOf,
  markText,
  readBoardText,
} from './board.ts';
import { starredFactsOf } from './starred-facts.ts';

function anEntry(facts: Partial<BoardEntry> = {}): BoardEntry {
  return {
    id: '1',
    note: '',
    mark: null,
    markedAt: null,
    facts: starredFactsOf(anAthlete()),
    ...facts,
  };
}

function aBoard(...entries: readonly BoardEntry[]): Board {
  return { version: 1, columns: [{ id: 'c1', name: 'Tennis, no term', places: null, entries }] };
}

test('what is written reads back equal', () => {
  expect(readBoardText(boardText(emptyBoard))).toEqual(emptyBoard);
  fc.assert(
    fc.property(boards, (board) => {
      expect(readBoardText(boardText(board))).toEqual(board);
    }),
  );
});

test('a mark that was stored without its date is read without one', () => {
  const marked = aBoard(anEntry({ mark: 'offered' }));
  const before = boardText(marked).replace('"markedAt":null,', '');
  expect([before === boardText(marked), readBoardText(before)]).toEqual([false, marked]);
});

test('a mark is told with its day, where that is known', () => {
  const noon = '2026-11-22T12:00:00.000Z';
  expect([markText('offered', noon), markText('no', null), markText(null, null)]).toEqual([
    'Offered, Nov 22, 2026',
    'No',
    null,
  ]);
});

test.each([
  ['no JSON', '{'],
  ['no board', '[]'],
  ['a later version', boardText(emptyBoard).replace('1', '2')],
  ['an athlete twice', boardText(aBoard(anEntry(), anEntry()))],
  [
    'too many athletes',
    boardText(aBoard(...Array.from({ length: 501 }, (_, id) => anEntry({ id: `${id}` })))),
  ],
  ['a long note', boardText(aBoard(anEntry({ note: 'x'.repeat(2001) })))],
  ['an unknown mark', boardText(aBoard(anEntry())).replace('"mark":null', '"mark":"maybe"')],
  ['an athlete without an id', boardText(aBoard(anEntry({ id: '' })))],
  [
    'two columns with one id',
    boardText({ ...emptyBoard, columns: [...aBoard().columns, ...aBoard().columns] }),
  ],
])('%s is not read as a board', (_, text) => {
  expect(readBoardText(text)).toBeNull();
});

test('as many athletes as a board takes are read', () => {
  const entries = Array.from({ length: 500 }, (_, id) => anEntry({ id: `${id}`, note: 'x'.repeat(2000) }));
  expect(idsOf(readBoardText(boardText(aBoard(...entries))) ?? emptyBoard)).toHaveLength(500);
});

test('facts of an athlete are bounded, and numbers those that JSON has', () => {
  const odd = anAthlete({
    name: 'x'.repeat(300),
    agency_name: 'y'.repeat(300),
    SAT: -0,
    UTR: 1 / 0,
    GPA: 3.7,
  });
  const { name, agency_name, SAT, UTR, GPA } = starredFactsOf(odd);
  expect({ name, agency_name, SAT, UTR, GPA }).toEqual({
    name: 'x'.repeat(200),
    agency_name: 'y'.repeat(200),
    SAT: 0,
    UTR: null,
    GPA: 3.7,
  });
});
