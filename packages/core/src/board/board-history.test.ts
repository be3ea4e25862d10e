import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardSteps } from '../testing/board-steps.ts';
import { boards } from '../testing/boards.ts';
import { anAthlete } from '../testing/builders.ts';
import { type Board, boardText, emptyBoard, idsOf, readBoardText } from './board.ts';
import { type BoardHistory, rebased, withRedo, withStep, withUndo } from './board-history.ts';
import { type BoardStep, takeStep } from './board-steps.ts';

const fresh = (board: Board): BoardHistory => rebased({ unwritten: [], lost: [] }, board);
const addColumns = (history: BoardHistory, count: number) =>
  Array.from({ length: count }).reduce<BoardHistory>(
    (before, _, index) => withStep(before, { type: 'setPlaces', columnId: 'c1', places: index % 2 }),
    history,
  );
const oneColumn: Board = { ...emptyBoard, columns: [{ id: 'c1', name: 'Mine', places: null, entries: [] }] };

/** A command to the machine's history and to a plain list of boards with a place in it. */
type Command =
  | BoardStep
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'written' }
  | { type: 'elsewhere'; board: Board };
const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: boardSteps },
  { weight: 3, arbitrary: fc.constant({ type: 'undo' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'redo' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'written' as const }) },
  { weight: 1, arbitrary: boards.map((board) => ({ type: 'elsewhere' as const, board })) },
);

/** All boards since the other tab's last change, and the index of the shown one. */
interface Plain {
  readonly boards: readonly Board[];
  readonly at: number;
  /** Steps since the last write that are not undone. */
  readonly unwritten: readonly BoardStep[];
}

function plainly({ boards: all, at, unwritten }: Plain, command: Command): Plain {
  switch (command.type) {
    case 'undo':
      return at === 0
        ? { boards: all, at, unwritten }
        : { boards: all, at: at - 1, unwritten: unwritten.slice(0, -1) };
    case 'redo':
      return { boards: all, at: Math.min(at + 1, all.length - 1), unwritten };
    case 'written':
      return { boards: all, at, unwritten: [] };
    case 'elsewhere':
      return unwritten.reduce<Plain>(plainly, { boards: [command.board], at: 0, unwritten: [] });
    default: {
      const outcome = takeStep(all[at] ?? emptyBoard, command);
      if (outcome.kind !== 'done') return { boards: all, at, unwritten };
      return {
        boards: [...all.slice(0, at + 1), outcome.board],
        at: at + 1,
        unwritten: [...unwritten, command],
      };
    }
  }
}

function really(history: BoardHistory, command: Command): BoardHistory {
  switch (command.type) {
    case 'undo':
      return withUndo(history);
    case 'redo':
      return withRedo(history);
    case 'written':
      return { ...history, unwritten: [] };
    case 'elsewhere':
      return rebased(history, command.board);
    default:
      return withStep(history, command);
  }
}

test('any order of steps, undos, writes and changes of another tab ends where it says', () => {
  fc.assert(
    fc.property(boards, fc.array(commands, { maxLength: 40 }), (first, all) => {
      let history = fresh(first);
      let plain: Plain = { boards: [first], at: 0, unwritten: [] };
      for (const command of all) {
        const redone = command.type === 'redo' ? history.future.at(-1)?.step : undefined;
        plain = plainly(plain, command);
        if (redone !== undefined) plain = { ...plain, unwritten: [...plain.unwritten, redone] };
        history = really(history, command);
        expect(history.board).toEqual(plain.boards[plain.at]);
        expect(history.past).toHaveLength(plain.at);
        expect(history.future).toHaveLength(plain.boards.length - 1 - plain.at);
        expect(history.unwritten).toEqual(plain.unwritten);
        expect(readBoardText(boardText(history.board))).toEqual(history.board);
      }
    }),
  );
});

test('a hundred steps can be undone, in words, the last one first', () => {
  let history = addColumns(fresh(oneColumn), 105);
  expect(history.past).toHaveLength(100);
  expect(history.past.at(-1)?.words).toBe('setting 0 places for Mine');
  for (let count = 0; count < 101; count += 1) history = withUndo(history);
  expect([history.past, history.future.length, history.board.columns[0]?.places]).toEqual([[], 100, 0]);
});

test('as many steps as a thousand wait for a storage that refuses them', () => {
  expect(addColumns(fresh(oneColumn), 1005).unwritten).toHaveLength(1000);
});

test('a refused step says why until the next one that is not', () => {
  const refused = withStep(fresh(oneColumn), { type: 'addColumn', name: 'Mine' });
  expect([refused.problem, refused.past]).toEqual(['There is a column Mine already.', []]);
  expect(withStep(refused, { type: 'unstar', id: '9' }).problem).toBeNull();
  expect(withStep(refused, { type: 'addColumn', name: 'Next' }).problem).toBeNull();
});

test('steps that are not written yet are done again on what another tab has written', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const mine = withStep(fresh(emptyBoard), { type: 'star', athlete: anAthlete({ id: '1' }), at });
  const theirs = withStep(fresh(emptyBoard), { type: 'star', athlete: anAthlete({ id: '2' }), at });
  const both = rebased(mine, theirs.board);
  expect([idsOf(both.board), idsOf(withUndo(both).board)]).toEqual([['2', '1'], ['2']]);
});

test('a step before the board is read is taken on the board that is stored, in its order', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const star = (id: string): BoardStep => ({ type: 'star', athlete: anAthlete({ id }), at });
  const stored = [star('1'), star('2')].reduce(withStep, fresh(emptyBoard)).board;
  const steps: BoardStep[] = [
    { type: 'unstar', id: '1' },
    { type: 'note', id: '2', text: 'Call', was: '', name: 'Bea' },
    star('3'),
    { type: 'mark', id: '2', mark: 'offered', at },
  ];
  const unread = withUndo(steps.reduce(withStep, { ...fresh(emptyBoard), isRead: false }));
  const { board } = rebased(unread, stored);
  expect(board.columns.map(({ entries }) => entries.map(({ id, note, mark }) => [id, note, mark]))).toEqual([
    [['2', 'Call', 'offered']],
  ]);
});

test('a note typed in two tabs keeps both texts, however often it is taken again', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const start = withStep(fresh(emptyBoard), { type: 'star', athlete: anAthlete({ id: '1' }), at }).board;
  const typed = (history: BoardHistory, text: string) =>
    withStep(history, { type: 'note', id: '1', text, was: '', name: 'Ada' });
  const theirs = typed(fresh(start), 'Tall');
  const both = rebased(typed(fresh(start), 'Quick'), theirs.board);
  const noteOf = ({ board }: BoardHistory) => board.columns[0]?.entries[0]?.note;
  expect([noteOf(both), noteOf(rebased(both, theirs.board)), noteOf(typed(theirs, 'Tall'))]).toEqual([
    'Tall\nQuick',
    'Tall\nQuick',
    'Tall',
  ]);
});

test('a text without a place on the board stays through what another tab does, until it is dismissed', () => {
  const typed = { type: 'note', id: '9', text: 'Quick', was: '', name: 'Zoe' } as const;
  const lost = ['Zoe is not on the board any more. Your note was: Quick'];
  const late = rebased(withStep(fresh(oneColumn), typed), emptyBoard);
  const replayed = rebased({ unwritten: [typed, { type: 'addColumn', name: 'Next' }], lost: [] }, emptyBoard);
  expect([late.lost, withStep(late, { type: 'addColumn', name: 'Next' }).lost, replayed.lost]).toEqual([
    lost,
    lost,
    lost,
  ]);
  expect(withStep({ ...fresh(emptyBoard), isRead: false }, typed).lost).toEqual([]);
});

test('what a file added is said until the next step', () => {
  const file = { kind: 'opened' as const, boards: [oneColumn], searches: [], setAside: [] };
  const opened = withStep(fresh(emptyBoard), { type: 'openFile', file, notes: [] });
  const again = withStep(opened, { type: 'openFile', file, notes: [] });
  expect([opened.report, again.report, again.past.length, withUndo(opened).report]).toEqual([
    '1 column was added.',
    'No athlete was added.',
    1,
    null,
  ]);
});
