import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../testing/boards.ts';
import { anAthlete } from '../testing/builders.ts';
import { type Board, emptyBoard, idsOf } from './board.ts';
import { takeStep } from './board-steps.ts';
import { readSharedBoard, sharedProblem, writeSharedBoard } from './share-board.ts';
import { starredFactsOf } from './starred-facts.ts';

const board: Board = {
  version: 1,
  columns: [
    { id: 'c1', name: 'Tennis, Fall 2028', places: 2, entries: ['17', 'a-b.c/d_é'].map(anEntry) },
    { id: 'c2', name: 'Später', places: null, entries: [] },
  ],
};
const text = '1.cTennis_2C__Fall__2028.p2.a17.aa-b_2Ec_2Fd_5F_C3_A9.cSp_C3_A4ter.x1mfg2x1';
const columns = [
  { name: 'Tennis, Fall 2028', places: 2, ids: ['17', 'a-b.c/d_é'] },
  { name: 'Später', places: null, ids: [] },
];

function anEntry(id: string) {
  const facts = starredFactsOf(anAthlete({ name: `Ada ${id}` }));
  return {
    id,
    note: 'private',
    mark: 'no' as const,
    markedAt: null,
    facts,
  };
}

test('an address holds names, places, ids and order, and neither notes nor marks', () => {
  expect(writeSharedBoard(board)).toBe(text);
  expect(readSharedBoard(text)).toEqual({ columns, leftOut: [] });
});

test('a shared board opens equal, and its text is what every program leaves alone in an address', () => {
  fc.assert(
    fc.property(boards, (some) => {
      const shared = writeSharedBoard(some);
      expect(shared).toMatch(/^[\w.-]+$/);
      expect(new URLSearchParams({ shared }).toString()).toBe(`shared=${shared}`);
      const expected = some.columns.map(({ name, places, entries }) => ({
        name,
        places,
        ids: entries.map(({ id }) => id),
      }));
      expect(readSharedBoard(shared)).toEqual(
        some.columns.length === 0 ? null : { columns: expected, leftOut: [] },
      );
    }),
  );
});

test('a whole address, and one within a letter, is read', () => {
  const read = { columns, leftOut: [] };
  expect(readSharedBoard(`https://example.com/board?shared=${text}`)).toEqual(read);
  expect(readSharedBoard(`/board?x=1&shared=${text.replaceAll('_', '%5f')}&y=2#top`)).toEqual(read);
  expect(readSharedBoard(`My board:\n<https://example.com/board?shared=${text}>\n\nRegards, Ann`)).toEqual(
    read,
  );
});

test('of a cut address the last part is not believed, wherever it was cut', () => {
  const end = 'The end of the address is missing, and so are the last athletes.';
  expect(readSharedBoard('1.cNext.a17.a2')).toEqual({
    columns: [{ name: 'Next', places: null, ids: ['17'] }],
    leftOut: [end],
  });
  for (let length = 0; length < text.length; length += 1) {
    const cut = readSharedBoard(text.slice(0, length));
    const ids = cut?.columns.flatMap((column) => column.ids) ?? [];
    expect(['17', 'a-b.c/d_é'].slice(0, ids.length)).toEqual(ids);
    expect(cut?.leftOut ?? [end]).toEqual([end]);
  }
});

const idsIn = (shared: { columns: readonly { ids: readonly string[] }[] } | null) =>
  shared?.columns.flatMap(({ ids }) => ids) ?? [];

test('any board survives being wrapped anywhere; cut anywhere, it shows nobody who is not on it', () => {
  const breaks = fc.constantFrom('\n', '\r\n> ', ' ', '=\r\n', '\u00ad');
  fc.assert(
    fc.property(boards, fc.array(fc.tuple(fc.nat(), breaks)), fc.nat(), (some, wraps, end) => {
      const written = writeSharedBoard(some);
      const wrapped = wraps.reduce((before, [at, wrap]) => {
        const place = at % (before.length + 1);
        return before.slice(0, place) + wrap + before.slice(place);
      }, written);
      expect(readSharedBoard(wrapped)).toEqual(readSharedBoard(written));
      const part = idsIn(readSharedBoard(written.slice(0, end % written.length)));
      expect(part).toEqual(idsOf(some).slice(0, part.length));
    }),
  );
});

test('a shared board that is copied where nothing is has all that travels', () => {
  fc.assert(
    fc.property(boards, (some) => {
      const athletes = some.columns.flatMap(({ entries }) =>
        entries.map(({ id, facts }) => ({ id, ...facts })),
      );
      const shared = readSharedBoard(writeSharedBoard(some)) ?? { columns: [] };
      const copied = takeStep(emptyBoard, { type: 'copyShared', shared, athletes });
      expect(writeSharedBoard(copied.kind === 'done' ? copied.board : emptyBoard)).toBe(
        writeSharedBoard(some),
      );
    }),
  );
});

const cut = 'The end of the address is missing, and so are the last athletes.';
const damaged = 'The address was changed on its way: some athletes may be missing or others.';
const unread = (parts: string) => `${parts} of the address could not be read.`;

test.each([
  [
    '1.a1.cNext.p100.p4.a17.a17.a_ZZ.a_FF.zfuture.c.a18.x0000000',
    ['Next (4): 17 18'],
    [damaged, unread('7 parts')],
  ],
  ['1.p3.cNext.a17.a18', ['Next: 17'], [cut, unread('1 part')]],
  ['1.cNext.p1e1.p__3.a17.a18', ['Next: 17'], [cut, unread('2 parts')]],
  ['1.cNext.a17.aax0000000', ['Next: 17'], [cut]],
  ['1.cNext.a17.x00000000', ['Next: 17'], [cut]],
])('what is not understood is left out and said: %s', (address, shown, leftOut) => {
  const read = readSharedBoard(address);
  const lines = read?.columns.map(
    ({ name, places, ids }) => `${name}${places === null ? '' : ` (${places})`}: ${ids.join(' ')}`,
  );
  expect([lines, read?.leftOut]).toEqual([shown, leftOut]);
});

test('no more is read than a board takes', () => {
  const parts = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}${at}`);
  const wide = readSharedBoard(['1', ...parts('c', 51), 'a1', 'a2'].join('.'));
  expect([wide?.columns.length, wide?.leftOut]).toEqual([50, [cut, unread('1 part')]]);
  const long = readSharedBoard(['1', 'cAll', ...parts('a', 501), 'a1'].join('.'));
  expect([idsIn(long), long?.leftOut]).toEqual([parts('', 500), [cut, unread('1 part')]]);
});

test.each(['', '2.cNext.a17.a18', 'https', '1', '1.x0000000', '1.a17.a18'])('%j is not a board', (other) => {
  expect(readSharedBoard(other)).toBeNull();
});

test('an address that servers would refuse is not offered', () => {
  expect(sharedProblem(text)).toBeNull();
  expect(sharedProblem('x'.repeat(12_000))).toBeNull();
  expect(sharedProblem('x'.repeat(12_001))).toBe(
    'This board is too long for one address. Share fewer columns at a time.',
  );
});
