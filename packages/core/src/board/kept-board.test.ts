import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardSteps } from '../testing/board-steps.ts';
import { boards } from '../testing/boards.ts';
import { anAthlete } from '../testing/builders.ts';
import { boardText, emptyBoard, idsOf, readBoardText } from './board.ts';
import type { BoardStep } from './board-steps.ts';
import { type BoardEvent, type KeptBoard, keepBoard } from './kept-board.ts';
import { textsSetAside } from './set-aside.ts';

const key = 'board';
const star = (id: string): BoardStep => ({ type: 'star', athlete: anAthlete({ id, name: `A${id}` }) });
const typed = (text: string, was = ''): BoardStep => ({ type: 'note', id: '1', text, was, name: 'A1' });
const column = (name: string) => ({ type: 'saveColumn', columnId: null, name, places: null }) as const;
const sync = { type: 'sync' } as const;
const undo = { type: 'undo' } as const;

/** The storage of a browser, which can fail, and its tabs. */
function aBrowser(first: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(first));
  let fault: { readonly name: string; readonly reads: boolean } | null = null;
  const storage = {
    getItem(name: string) {
      if (fault?.reads) throw new DOMException('', fault.name);
      return texts.get(name) ?? null;
    },
    setItem(name: string, text: string) {
      if (fault !== null) throw new DOMException('', fault.name);
      texts.set(name, text);
    },
  };
  return {
    texts,
    storage,
    tab: () => keepBoard(() => storage, key),
    fill: () => {
      fault = { name: 'QuotaExceededError', reads: false };
    },
    block: () => {
      fault = { name: 'SecurityError', reads: true };
    },
    free: () => {
      fault = null;
    },
  };
}

const ids = ({ board }: KeptBoard) => idsOf(board);
const said = ({ storage, problem, lost, setAside }: KeptBoard) => ({ storage, problem, lost, setAside });
const kept = { storage: 'kept', problem: null, lost: [], setAside: null };

test('a step is stored in its turn; the other tab shows it, and undoes its own steps alone', () => {
  const { tab, texts } = aBrowser();
  const [one, other] = [tab(), tab()];
  one(star('1'));
  expect(readBoardText(texts.get(key) ?? '')).toEqual(one(sync).board);
  expect(ids(other(star('2')))).toEqual(['1', '2']);
  expect(ids(one(undo))).toEqual(['1', '2']);
  expect(ids(other(undo))).toEqual(['1']);
  expect(ids(one(sync))).toEqual(['1']);
  expect(ids(other({ type: 'redo' }))).toEqual(['1', '2']);
  expect(ids(one(sync))).toEqual(['1', '2']);
  texts.clear();
  expect([one(sync).board, said(one(sync))]).toEqual([emptyBoard, kept]);
});

test('what is stored already is not written again', () => {
  const { tab, texts } = aBrowser({ [key]: ` ${boardText(emptyBoard)}` });
  const one = tab();
  one({ type: 'unstar', id: '1' });
  expect(texts.get(key)).toBe(` ${boardText(emptyBoard)}`);
  const before = one(star('1')).past;
  expect(one(sync).past).toBe(before);
});

test.each([
  ['full', 'fill'],
  ['refused', 'block'],
] as const)('steps wait for a storage that is %s, and are taken on what is stored then', (storage, fail) => {
  const browser = aBrowser();
  const [one, other] = [browser.tab(), browser.tab()];
  one(star('1'));
  browser[fail]();
  one(star('2'));
  one(star('3'));
  one(undo);
  const waiting = one(typed('Quick'));
  expect([ids(waiting), said(waiting), waiting.pending.map(({ type }) => type)]).toEqual([
    ['1', '2'],
    { ...kept, storage },
    ['star', 'note'],
  ]);
  browser.free();
  other(typed('Tall'));
  const stored = one(sync);
  expect([ids(stored), said(stored), stored.pending, stored.board.columns[0]?.entries[0]?.note]).toEqual([
    ['1', '2'],
    kept,
    [],
    'Tall\nQuick',
  ]);
  expect(other(sync).board).toEqual(stored.board);
  expect(ids(one(undo))).toEqual(['1', '2']);
});

test('a redo that cannot be stored waits, too', () => {
  const browser = aBrowser();
  const one = browser.tab();
  one(star('1'));
  one(undo);
  browser.fill();
  expect(one({ type: 'redo' }).pending.map(({ type }) => type)).toEqual(['star']);
  browser.free();
  expect(ids(browser.tab()(sync))).toEqual([]);
  one(sync);
  expect(ids(browser.tab()(sync))).toEqual(['1']);
});

test.each(['{', '{"version":2,"columns":[{"entries":[{"id":"1"}]}]}'])(
  'a stored text that is not a board is set aside once, and a star takes off nobody of it: %s',
  (text) => {
    const { tab, texts, storage } = aBrowser({ [key]: text, [`${key}.aside-1`]: 'older' });
    const one = tab();
    const setAside = `${key}.aside-2`;
    expect([said(tab()(sync)), said(one({ type: 'unstar', id: '1' }))]).toEqual([
      { ...kept, setAside },
      { ...kept, setAside },
    ]);
    expect([...texts]).toEqual([
      [key, text],
      [`${key}.aside-1`, 'older'],
      [setAside, text],
    ]);
    expect(textsSetAside(storage, key)).toEqual(['older', text]);
    expect([ids(one(star('2'))), one(sync).past.length]).toEqual([['2'], 1]);
    expect(said(one({ type: 'dismiss' }))).toEqual(kept);
    expect(tab()(sync).board.columns.map(({ entries }) => entries.length)).toEqual([1]);
  },
);

test('what cannot be set aside is not written over', () => {
  const browser = aBrowser({ [key]: '{' });
  browser.fill();
  const one = browser.tab();
  expect([ids(one(star('1'))), one(sync).storage, browser.texts.get(key)]).toEqual([['1'], 'full', '{']);
  browser.free();
  expect([ids(one(sync)), said(one(sync)), browser.texts.get(`${key}.aside-1`)]).toEqual([
    ['1'],
    { ...kept, setAside: `${key}.aside-1` },
    '{',
  ]);
  const aside = Array.from({ length: 9 }, (_, index) => [`${key}.aside-${index + 1}`, `${index}`]);
  const crowded = aBrowser({ [key]: '{', ...Object.fromEntries(aside) });
  expect([crowded.tab()(star('1')).storage, crowded.texts.get(key)]).toEqual(['full', '{']);
  crowded.texts.delete(`${key}.aside-9`);
  expect(crowded.tab()(sync).setAside).toBe(`${key}.aside-9`);
});

test('a board of a later version is not written over while this tab is open', () => {
  const { tab, texts } = aBrowser();
  const one = tab();
  one(star('1'));
  texts.set(key, '{"version":2}');
  expect([ids(one(star('2'))), said(one(sync)), texts.get(key)]).toEqual([
    ['1', '2'],
    { ...kept, storage: 'outdated' },
    '{"version":2}',
  ]);
  texts.set(key, boardText(emptyBoard));
  expect([ids(one(sync)), said(one(sync))]).toEqual([['2'], kept]);
});

test('a hundred steps can be undone, in words, the last one first', () => {
  const one = aBrowser().tab();
  one(column('Mine'));
  for (let count = 0; count < 105; count += 1) one({ ...column('Mine'), columnId: 'c1', places: count % 2 });
  expect(one(sync).past).toHaveLength(100);
  expect(one(sync).past.at(-1)?.words).toBe('the places of Mine');
  for (let count = 0; count < 101; count += 1) one(undo);
  const { past, future, board } = one(sync);
  expect([past, future.length, board.columns[0]?.places]).toEqual([[], 100, 0]);
});

test('a problem, a report and a lost text are said as long as they hold', () => {
  const one = aBrowser().tab();
  const mine = column('Mine');
  one(mine);
  expect([one(mine).problem, one({ type: 'unstar', id: '9' }).problem]).toEqual([
    'There is a column Mine already.',
    null,
  ]);
  one(mine);
  expect(one(column('Next')).problem).toBeNull();
  const file = { kind: 'opened' as const, boards: [one(sync).board], searches: [], setAside: [] };
  const open = { type: 'openFile', file, notes: [] } as const;
  expect(
    [one(open), one(undo), one({ type: 'redo' }), one(star('1')), one(undo)].map(({ report }) => report),
  ).toEqual([
    'No athlete was added.',
    'Undone: adding Next',
    'Done again: adding Next',
    null,
    'Undone: starring A1',
  ]);
  const other = aBrowser().tab();
  expect([other(open).report, other(open).report]).toEqual([
    '2 columns were added.',
    'No athlete was added.',
  ]);
  const lost = ['A1 is not on the board any more. Your note was: Quick'];
  expect([one(typed('Quick')).lost, one(star('1')).lost, one({ type: 'dismiss' }).lost]).toEqual([
    lost,
    lost,
    [],
  ]);
});

/** What two tabs do, and what the storage does. */
type Command = { readonly tab: 0 | 1; readonly event: BoardEvent } | { readonly fails: boolean };
const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      event: fc.oneof(
        { weight: 6, arbitrary: boardSteps },
        { weight: 3, arbitrary: fc.constantFrom<BoardEvent>(undo, { type: 'redo' }, sync) },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ fails: fc.boolean() }) },
);

test('two tabs in any order show what is stored, and a storage that fails keeps what it had', () => {
  fc.assert(
    fc.property(boards, fc.array(commands, { maxLength: 40 }), (first, all) => {
      const browser = aBrowser({ [key]: boardText(first) });
      const tabs = [browser.tab(), browser.tab()];
      let fails = false;
      for (const command of all) {
        if ('fails' in command) {
          fails = command.fails;
          if (fails) browser.fill();
          else browser.free();
          continue;
        }
        const before = readBoardText(browser.texts.get(key) ?? '') ?? expect.fail();
        const shown = tabs[command.tab]?.(command.event) ?? expect.fail();
        const after = readBoardText(browser.texts.get(key) ?? '');
        expect(readBoardText(boardText(shown.board))).toEqual(shown.board);
        expect(after).toEqual(fails ? before : shown.board);
        if (!fails) expect([shown.pending, shown.storage]).toEqual([[], 'kept']);
      }
    }),
  );
});
