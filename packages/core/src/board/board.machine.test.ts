import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, fromCallback } from 'xstate';
import { anAthlete } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { boardMachine, type StoredBoard } from './board.machine.ts';
import { type Board, emptyBoard } from './board.ts';
import { BoardStorageError } from './board-storage-error.ts';
import type { CurrentAthletes } from './read-athletes.ts';
import { starredFactsOf } from './starred-facts.ts';

type BoardScene = Scene<typeof boardMachine>;

const at = '2026-11-22T10:00:00.000Z';
const ada = { id: '1', ...starredFactsOf(anAthlete({ name: 'Ada' })) };
const { id, ...facts } = { ...ada, id: '2', name: 'Bea' };
const bea = { id, note: '', mark: null, markedAt: null, starredAt: at, facts };
const withBea = boardOf({ name: 'Bea’s', entries: [bea] });

function boardOf(
  ...columns: readonly { name: string; entries?: Board['columns'][number]['entries'] }[]
): Board {
  return {
    version: 1,
    columns: columns.map(({ name, entries = [] }, index) => ({
      id: `c${index + 1}`,
      name,
      places: null,
      entries,
    })),
  };
}

const theirFile = { kind: 'opened' as const, boards: [withBea], searches: [], setAside: [] };

/** What can be undone, redone, and is not written yet. */
const history = ({ context: { past, future, unwritten } }: AnyMachineSnapshot) => ({
  past: past.length > 0,
  future: future.length > 0,
  unwritten: unwritten.length > 0,
});

function sceneOf(events: BoardScene['events'], stored: StoredBoard, reads: CurrentAthletes[]) {
  const puppets = {
    readBoard: puppet<StoredBoard>('readBoard', {
      done: [stored],
      failed: reads.length > 0 ? [] : [new BoardStorageError('unreadable')],
    }),
    writeBoard: puppet<void, { board: Board }>('writeBoard', {
      done: [undefined],
      failed: reads.length > 0 ? [] : [new BoardStorageError('full'), new Error('Unforeseen.')],
    }),
    readAthletes: puppet<CurrentAthletes, { ids: readonly string[] }>('readAthletes', {
      done: reads,
      failed: reads.length > 0 ? [new Error('Unforeseen.')] : [],
    }),
  };
  const machine = boardMachine.provide({ actors: { ...puppets, boardReports: fromCallback(() => {}) } });
  const names = { ada, bea, withBea, theirFile };
  return {
    machine,
    puppets,
    events,
    names,
    ...(reads.length === 0 && { facts: history }),
  } satisfies BoardScene;
}

const storing = sceneOf(
  [
    { type: 'addColumn', name: 'Mine' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'retry' },
    { type: 'changedElsewhere', board: boardOf({ name: 'Other tab’s' }) },
    { type: 'outdated' },
  ],
  { board: boardOf({ name: 'Stored' }), setAside: null },
  [],
);
const reading = sceneOf(
  [
    { type: 'refresh' },
    { type: 'star', athlete: ada, at },
    { type: 'dropGone' },
    { type: 'dropGone', id: '1' },
    { type: 'dropGone', id: '2' },
  ],
  { board: withBea, setAside: null },
  [new Map([['2', { kind: 'gone' }]])],
);
const steps = sceneOf(
  [
    { type: 'unstar', id: '2' },
    { type: 'drop', ids: ['2', '3'] },
    { type: 'move', id: '2', columnId: 'c2', rank: 0 },
    { type: 'moveToColumn', id: '2', name: 'Next' },
    { type: 'acknowledge', id: '2', facts: { ...facts, UTR: 9.6 } },
    { type: 'note', id: '2', text: 'Call her', was: '', name: 'Bea' },
    { type: 'mark', id: '2', mark: 'no', at },
    { type: 'addColumn', name: ' ' },
    { type: 'renameColumn', columnId: 'c1', name: 'Targets' },
    { type: 'moveColumn', columnId: 'c1', rank: 1 },
    { type: 'removeColumn', columnId: 'c1' },
    { type: 'setPlaces', columnId: 'c1', places: 4 },
    { type: 'copyShared', shared: { columns: [] }, athletes: [], at },
    { type: 'dismiss' },
  ],
  {
    board: boardOf({ name: 'Bea’s', entries: [bea] }, { name: 'Next' }),
    setAside: 'matchpoint.board.aside-1',
  },
  [new Map()],
);

const opening = sceneOf(
  [
    { type: 'openFile', file: theirFile, notes: [] },
    { type: 'openFile', file: { kind: 'refused', problem: 'Newer.' }, notes: [] },
    { type: 'undo' },
    { type: 'changedElsewhere', board: boardOf({ name: 'Other tab’s' }) },
  ],
  { board: emptyBoard, setAside: null },
  [],
);
testWalks({ storing, reading, steps, opening });

test('what a file adds, also twice, while the storage is full, and beside another tab', () => {
  expect(walkTable(opening)).toMatchInlineSnapshot(`
    "board
      start → storage.reading & athletes.unasked {board: {version: 1, columns: []}, isRead: false, past: [], future: [], unwritten: [],
          problem: null, report: null, lost: [], current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board,
          starts readBoard
    storage.reading & athletes.unasked
      [not unwritten] openFile → storage.reading & athletes.unasked {board: withBea, past: [past1],
          unwritten: [{type: 'openFile', file: theirFile, notes: []}], report: '1 athlete and 1 column were added.', future: []}
      [past] openFile → storage.reading & athletes.unasked {unwritten: […, {type: 'openFile', file: theirFile, notes: []}],
          report: 'No athlete was added. 1 of 1 was on your board already; their rank stays yours.'}
      [not past, unwritten] openFile → storage.reading & athletes.unasked {board: withBea, past: [past1],
          unwritten: […, {type: 'openFile', file: theirFile, notes: []}], problem: null, report: '1 athlete and 1 column were added.',
          future: []}
      [not unwritten] openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.reading & athletes.unasked {unwritten: [unwritten1], problem: 'Newer.'}
      [unwritten] openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.reading & athletes.unasked {unwritten: […, unwritten1], problem: 'Newer.', report: null}
      [not unwritten] changedElsewhere → storage.written & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, future: []}
      [past] changedElsewhere → storage.writing & athletes.unasked {board: {columns: columns1}, isRead: true, past: [past2]},
          starts writeBoard {board: {version: 1, columns: columns1}}
      [not past, unwritten] changedElsewhere → storage.writing & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, unwritten: [], future: []},
          starts writeBoard {board: before1}
      [not unwritten] readBoard done → storage.written & athletes.unasked {isRead: true, future: []}
      [past] readBoard done → storage.writing & athletes.unasked {isRead: true}, starts writeBoard {board: withBea}
      [not past, unwritten] readBoard done → storage.writing & athletes.unasked {isRead: true, unwritten: [], future: []},
          starts writeBoard {board: {version: 1, columns: []}}
      readBoard failed: BoardStorageError: unreadable → storage.detached & athletes.unasked {storageProblem: 'unreadable'}
      [past] undo → storage.reading & athletes.unasked {board: {columns: []}, past: [], future: [past1], unwritten: [], report: null}
    storage.written & athletes.unasked
      [not past] openFile → storage.writing & athletes.unasked {board: {columns: […, {id: 'c2', name: 'Bea’s', places: null, entries: [bea]}]},
          past: [past2], unwritten: [{type: 'openFile', file: theirFile, notes: []}], report: '1 athlete and 1 column were added.', future: []},
          starts writeBoard {board: {version: 1, columns: columns1}}
      [past] openFile → storage.written & athletes.unasked
          {report: 'No athlete was added. 1 of 1 was on your board already; their rank stays yours.'}
      openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.written & athletes.unasked {problem: 'Newer.', report: null}
      changedElsewhere → storage.written & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], report: null, future: []}
      [past] undo → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: [past2], report: null}, starts writeBoard {board: before1}
    storage.detached & athletes.unasked
      [not unwritten] openFile → storage.detached & athletes.unasked {board: withBea, past: [past1],
          unwritten: [{type: 'openFile', file: theirFile, notes: []}], report: '1 athlete and 1 column were added.', future: []}
      [past] openFile → storage.detached & athletes.unasked {unwritten: […, {type: 'openFile', file: theirFile, notes: []}],
          report: 'No athlete was added. 1 of 1 was on your board already; their rank stays yours.'}
      [not past, unwritten] openFile → storage.detached & athletes.unasked {board: withBea, past: [past1],
          unwritten: […, {type: 'openFile', file: theirFile, notes: []}], problem: null, report: '1 athlete and 1 column were added.',
          future: []}
      [not unwritten] openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.detached & athletes.unasked {unwritten: [unwritten1], problem: 'Newer.'}
      [unwritten] openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.detached & athletes.unasked {unwritten: […, unwritten1], problem: 'Newer.', report: null}
      [not unwritten] changedElsewhere → storage.written & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, storageProblem: null, future: []}
      [past] changedElsewhere → storage.writing & athletes.unasked {board: {columns: columns1}, isRead: true, past: [past2]},
          starts writeBoard {board: {version: 1, columns: columns1}}
      [not past, unwritten] changedElsewhere → storage.writing & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, unwritten: [], future: []},
          starts writeBoard {board: before1}
      [past] undo → storage.detached & athletes.unasked {board: {columns: []}, past: [], future: [past1], unwritten: [], report: null}
    storage.writing & athletes.unasked
      [past] openFile → storage.writing & athletes.unasked
          {report: 'No athlete was added. 1 of 1 was on your board already; their rank stays yours.'}
      [not past] openFile → storage.writing & athletes.unasked {board: {columns: […, {id: 'c2', name: 'Bea’s', places: null, entries: [bea]}]},
          past: [past2], unwritten: [{type: 'openFile', file: theirFile, notes: []}], problem: null,
          report: '1 athlete and 1 column were added.', future: []}, starts writeBoard {board: {version: 1, columns: columns1}}
      openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.writing & athletes.unasked {problem: 'Newer.', report: null}
      [past] changedElsewhere → storage.writing & athletes.unasked, starts writeBoard {board: {version: 1, columns: columns1}}
      [not past] changedElsewhere → storage.written & athletes.unasked {problem: null, future: []}
      [past] undo → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: [past2], unwritten: [], report: null}, starts writeBoard {board: before1}
      writeBoard done → storage.written & athletes.unasked {unwritten: []}
      writeBoard failed: BoardStorageError: full → storage.unwritten & athletes.unasked {storageProblem: 'full'}
      writeBoard failed: Error: Unforeseen. → storage.unwritten & athletes.unasked {storageProblem: 'refused'}
    storage.unwritten & athletes.unasked
      [past] openFile → storage.unwritten & athletes.unasked
          {report: 'No athlete was added. 1 of 1 was on your board already; their rank stays yours.'}
      [not past] openFile → storage.writing & athletes.unasked {board: {columns: […, {id: 'c2', name: 'Bea’s', places: null, entries: [bea]}]},
          past: [past2], unwritten: [{type: 'openFile', file: theirFile, notes: []}], problem: null,
          report: '1 athlete and 1 column were added.', future: []}, starts writeBoard {board: {version: 1, columns: columns1}}
      openFile {file: {kind: 'refused', boards: undefined, searches: undefined, setAside: undefined, problem: 'Newer.'}} →
          storage.unwritten & athletes.unasked {problem: 'Newer.', report: null}
      [past] changedElsewhere → storage.writing & athletes.unasked, starts writeBoard {board: {version: 1, columns: columns1}}
      [not past] changedElsewhere → storage.written & athletes.unasked {problem: null, storageProblem: null, future: []}
      [past] undo → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: [past2], unwritten: [], report: null}, starts writeBoard {board: before1}
    past1 = {before: {version: 1, columns: []}, after: withBea, step: {type: 'openFile', file: theirFile, notes: []}, words: 'open a file'}
    unwritten1 = {type: 'openFile', file: {kind: 'refused', problem: 'Newer.'}, notes: []}
    columns1 = [{id: 'c1', name: 'Other tab’s', places: null, entries: []}, {id: 'c2', name: 'Bea’s', places: null, entries: [bea]}]
    before1 = {version: 1, columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}
    past2 = {before: before1, after: {version: 1, columns: columns1}, step: {type: 'openFile', file: theirFile, notes: []},
        words: 'open a file'}"
  `);
});

test('what is stored', () => {
  expect(walkTable(storing)).toMatchInlineSnapshot(`
    "board
      start → storage.reading & athletes.unasked {board: {version: 1, columns: []}, isRead: false, past: [], future: [], unwritten: [],
          problem: null, report: null, lost: [], current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board,
          starts readBoard
    storage.reading & athletes.unasked
      [not past] addColumn → storage.reading & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]},
          past: [past1], unwritten: [{type: 'addColumn', name: 'Mine'}], future: []}
      [past] addColumn → storage.reading & athletes.unasked {unwritten: […, {type: 'addColumn', name: 'Mine'}],
          problem: 'There is a column Mine already.'}
      [not past] changedElsewhere → storage.written & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, future: []}
      [past] changedElsewhere → storage.writing & athletes.unasked {board: {columns: columns1}, isRead: true, past: [past2]},
          starts writeBoard {board: {version: 1, columns: columns1}}
      outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      [not past] readBoard done → storage.written & athletes.unasked {board: {columns: [{id: 'c1', name: 'Stored', places: null, entries: []}]},
          isRead: true, future: []}
      [past] readBoard done → storage.writing & athletes.unasked {board: {columns: columns2}, isRead: true, past: [past3]},
          starts writeBoard {board: {version: 1, columns: columns2}}
      readBoard failed: BoardStorageError: unreadable → storage.detached & athletes.unasked {storageProblem: 'unreadable'}
      [past] undo → storage.reading & athletes.unasked {board: {columns: []}, past: [], future: [past1], unwritten: []}
      [future] redo → storage.reading & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]},
          past: [past1], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
    storage.written & athletes.unasked
      [not past] addColumn → storage.writing & athletes.unasked {board: {columns: […, {id: 'c2', name: 'Mine', places: null, entries: []}]},
          past: [past2], unwritten: [{type: 'addColumn', name: 'Mine'}], future: []}, starts writeBoard {board: {version: 1, columns: columns1}}
      [past] addColumn → storage.written & athletes.unasked {problem: 'There is a column Mine already.'}
      changedElsewhere → storage.written & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: []}
      outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      [past] undo → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: [past2]}, starts writeBoard {board: before1}
      [future] redo → storage.writing & athletes.unasked {board: {columns: […, {id: 'c2', name: 'Mine', places: null, entries: []}]},
          past: [past2], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: {version: 1, columns: columns1}}
    storage.outdated & athletes.unasked
      [not past] addColumn → storage.outdated & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]},
          past: [past1], unwritten: [{type: 'addColumn', name: 'Mine'}], future: []}
      [unwritten] addColumn → storage.outdated & athletes.unasked {unwritten: […, {type: 'addColumn', name: 'Mine'}],
          problem: 'There is a column Mine already.'}
      [past, not unwritten] addColumn → storage.outdated & athletes.unasked {problem: 'There is a column Mine already.'}
      [not unwritten] changedElsewhere → storage.written & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, storageProblem: null, future: [],
          past: []}
      [unwritten] changedElsewhere → storage.writing & athletes.unasked {board: {columns: columns1}, isRead: true, past: [past2]},
          starts writeBoard {board: {version: 1, columns: columns1}}
      outdated → storage.outdated & athletes.unasked
      [unwritten] undo → storage.outdated & athletes.unasked {board: {columns: []}, past: [], future: [past1], unwritten: []}
      [past, not unwritten] undo → storage.outdated & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, past: [], future: [past2]}
      [future] redo → storage.outdated & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]},
          past: [past1], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
    storage.detached & athletes.unasked
      [not past] addColumn → storage.detached & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]},
          past: [past1], unwritten: [{type: 'addColumn', name: 'Mine'}], future: []}
      [past] addColumn → storage.detached & athletes.unasked {unwritten: […, {type: 'addColumn', name: 'Mine'}],
          problem: 'There is a column Mine already.'}
      [not past] changedElsewhere → storage.written & athletes.unasked
          {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}, isRead: true, storageProblem: null, future: []}
      [past] changedElsewhere → storage.writing & athletes.unasked {board: {columns: columns1}, isRead: true, past: [past2]},
          starts writeBoard {board: {version: 1, columns: columns1}}
      outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      [past] undo → storage.detached & athletes.unasked {board: {columns: []}, past: [], future: [past1], unwritten: []}
      retry → storage.reading & athletes.unasked, starts readBoard
      [future] redo → storage.detached & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]},
          past: [past1], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
    storage.writing & athletes.unasked
      [past] addColumn → storage.writing & athletes.unasked {problem: 'There is a column Mine already.'}
      [not past] addColumn | redo → storage.writing & athletes.unasked
          {board: {columns: […, {id: 'c2', name: 'Mine', places: null, entries: []}]}, past: [past2], future: [],
          unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: {version: 1, columns: columns1}}
      [past] changedElsewhere → storage.writing & athletes.unasked, starts writeBoard {board: {version: 1, columns: columns1}}
      [not past] changedElsewhere → storage.written & athletes.unasked {future: []}
      outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      [past] undo → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: [past2], unwritten: []}, starts writeBoard {board: before1}
      writeBoard done → storage.written & athletes.unasked {unwritten: []}
      writeBoard failed: BoardStorageError: full → storage.unwritten & athletes.unasked {storageProblem: 'full'}
      writeBoard failed: Error: Unforeseen. → storage.unwritten & athletes.unasked {storageProblem: 'refused'}
    storage.unwritten & athletes.unasked
      [past] addColumn → storage.unwritten & athletes.unasked {problem: 'There is a column Mine already.'}
      [not past] addColumn | redo → storage.writing & athletes.unasked
          {board: {columns: […, {id: 'c2', name: 'Mine', places: null, entries: []}]}, past: [past2], future: [],
          unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: {version: 1, columns: columns1}}
      [past] changedElsewhere | retry → storage.writing & athletes.unasked, starts writeBoard {board: {version: 1, columns: columns1}}
      [not past] changedElsewhere → storage.written & athletes.unasked {future: [], storageProblem: null}
      outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      [past] undo → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]},
          past: [], future: [past2], unwritten: []}, starts writeBoard {board: before1}
      [not past] retry → storage.writing & athletes.unasked, starts writeBoard {board: before1}
    after1 = {version: 1, columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]}
    past1 = {before: {version: 1, columns: []}, after: after1, step: {type: 'addColumn', name: 'Mine'}, words: 'add Mine'}
    columns1 = [{id: 'c1', name: 'Other tab’s', places: null, entries: []}, {id: 'c2', name: 'Mine', places: null, entries: []}]
    before1 = {version: 1, columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}
    past2 = {before: before1, after: {version: 1, columns: columns1}, step: {type: 'addColumn', name: 'Mine'}, words: 'add Mine'}
    columns2 = [{id: 'c1', name: 'Stored', places: null, entries: []}, {id: 'c2', name: 'Mine', places: null, entries: []}]
    before2 = {version: 1, columns: [{id: 'c1', name: 'Stored', places: null, entries: []}]}
    past3 = {before: before2, after: {version: 1, columns: columns2}, step: {type: 'addColumn', name: 'Mine'}, words: 'add Mine'}"
  `);
});

test('what is read of athletes', () => {
  expect(walkTable(reading)).toMatchInlineSnapshot(`
    "board
      start → storage.reading & athletes.unasked {board: {version: 1, columns: []}, isRead: false, past: [], future: [], unwritten: [],
          problem: null, report: null, lost: [], current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board,
          starts readBoard
    storage.reading & athletes.unasked
      refresh → storage.reading & athletes.asked
      star → storage.reading & athletes.unasked {board: {columns: columns1}, past: [past1],
          unwritten: [{type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: ada}}}
      dropGone | dropGone {id: '1'} | dropGone {id: '2'} → storage.reading & athletes.unasked {unwritten: [{type: 'drop', ids: []}]}
      readBoard done → storage.written & athletes.unasked {board: withBea, isRead: true}
    storage.reading & athletes.asked
      refresh → storage.reading & athletes.asked
      star → storage.reading & athletes.asked {board: {columns: columns1}, past: [past1],
          unwritten: [{type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: ada}}}
      dropGone | dropGone {id: '1'} | dropGone {id: '2'} → storage.reading & athletes.asked {unwritten: [{type: 'drop', ids: []}]}
      readBoard done → storage.written & athletes.reading {board: withBea, isRead: true}, starts readAthletes {ids: ['2']}
    storage.written & athletes.unasked
      refresh → storage.written & athletes.reading, starts readAthletes {ids: ['2']}
      star → storage.writing & athletes.unasked {board: {columns: […, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]},
          past: [past2], unwritten: [{type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}],
          current: Map {1: {kind: 'found', athlete: ada}}}, starts writeBoard {board: {version: 1, columns: columns2}}
      dropGone | dropGone {id: '1'} | dropGone {id: '2'} → storage.written & athletes.unasked
    storage.written & athletes.reading
      refresh → storage.written & athletes.reading, starts readAthletes {ids: ['2']}
      star → storage.writing & athletes.reading {board: {columns: […, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]},
          past: [past2], unwritten: [{type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}],
          current: Map {1: {kind: 'found', athlete: ada}}}, starts writeBoard {board: {version: 1, columns: columns2}}
      dropGone | dropGone {id: '1'} | dropGone {id: '2'} → storage.written & athletes.reading
      readAthletes done → storage.written & athletes.asked {current: Map {2: {kind: 'gone'}}}
      readAthletes failed: Error: Unforeseen. → storage.written & athletes.asked {current: Map {2: {kind: 'unreachable'}}}
    storage.writing & athletes.unasked
      refresh → storage.writing & athletes.reading {current: Map {}, before: Map {1: {kind: 'found', athlete: ada}}},
          starts readAthletes {ids: ['2', '1']}
      star | dropGone | dropGone {id: '1'} | dropGone {id: '2'} → storage.writing & athletes.unasked
      writeBoard done → storage.written & athletes.unasked {unwritten: []}
    storage.writing & athletes.reading
      refresh → storage.writing & athletes.reading {current: Map {}, before: Map {1: {kind: 'found', athlete: ada}}},
          starts readAthletes {ids: ['2', '1']}
      star | dropGone | dropGone {id: '1'} | dropGone {id: '2'} → storage.writing & athletes.reading
      readAthletes done → storage.writing & athletes.asked {current: Map {1: {kind: 'found', athlete: ada}, 2: {kind: 'gone'}}}
      readAthletes failed: Error: Unforeseen. → storage.writing & athletes.asked
          {current: Map {1: {kind: 'found', athlete: ada}, 2: {kind: 'unreachable'}}}
      writeBoard done → storage.written & athletes.reading {unwritten: []}
    storage.written & athletes.asked
      refresh → storage.written & athletes.reading {current: Map {}, before: Map {2: {kind: 'gone'}}}, starts readAthletes {ids: ['2']}
      star → storage.writing & athletes.asked {board: {columns: […, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]},
          past: [past2], unwritten: [{type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}],
          current: Map {1: {kind: 'found', athlete: ada}, 2: {kind: 'gone'}}}, starts writeBoard {board: {version: 1, columns: columns2}}
      dropGone | dropGone {id: '2'} → storage.writing & athletes.asked
          {board: {columns: [{id: 'c1', name: 'Bea’s', places: null, entries: []}]}, past: [past3], unwritten: [{type: 'drop', ids: ['2']}]},
          starts writeBoard {board: after1}
      dropGone {id: '1'} → storage.written & athletes.asked
    storage.writing & athletes.asked
      refresh → storage.writing & athletes.reading {current: Map {}, before: Map {1: {kind: 'found', athlete: ada}, 2: {kind: 'gone'}}},
          starts readAthletes {ids: ['2', '1']}
      star | dropGone {id: '1'} → storage.writing & athletes.asked
      dropGone | dropGone {id: '2'} → storage.writing & athletes.asked {board: {columns: columns3}, past: […, past4],
          unwritten: […, {type: 'drop', ids: ['2']}]}, starts writeBoard {board: {version: 1, columns: columns3}}
      writeBoard done → storage.written & athletes.asked {unwritten: []}
    facts1 = {name: 'Ada', sport: 'Tennis', available_semester: null, available_year: null, gender: null, country_of_residence: null, GPA: null,
        SAT: null, TOEFL: null, UTR: null, ITF: null, agency_id: null, agency_name: null}
    entries1 = {id: '1', mark: null, markedAt: null, starredAt: '2026-11-22T10:00:00.000Z', facts: facts1}
    columns1 = [{id: 'c1', name: 'Tennis, no term', places: null, entries: [entries1]}]
    past1 = {before: {version: 1, columns: []}, after: {version: 1, columns: columns1},
        step: {type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}, words: 'star Ada'}
    columns2 = [{id: 'c1', name: 'Bea’s', places: null, entries: [bea]}, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]
    past2 = {before: withBea, after: {version: 1, columns: columns2}, step: {type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'},
        words: 'star Ada'}
    after1 = {version: 1, columns: [{id: 'c1', name: 'Bea’s', places: null, entries: []}]}
    past3 = {before: withBea, after: after1, step: {type: 'drop', ids: ['2']}, words: 'remove Bea from the board'}
    columns3 = [{id: 'c1', name: 'Bea’s', places: null, entries: []}, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]
    past4 = {before: {version: 1, columns: columns2}, after: {version: 1, columns: columns3}, step: {type: 'drop', ids: ['2']},
        words: 'remove Bea from the board'}"
  `);
});

test('each step', () => {
  expect(walkTable(steps)).toMatchInlineSnapshot(`
    "board
      start → storage.reading & athletes.unasked {board: {version: 1, columns: []}, isRead: false, past: [], future: [], unwritten: [],
          problem: null, report: null, lost: [], current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board,
          starts readBoard
    storage.reading & athletes.unasked
      unstar → storage.reading & athletes.unasked {unwritten: [{type: 'unstar', id: '2'}]}
      drop → storage.reading & athletes.unasked {unwritten: [{type: 'drop', ids: ['2', '3']}]}
      move → storage.reading & athletes.unasked {unwritten: [{type: 'move', id: '2', columnId: 'c2', rank: 0}]}
      moveToColumn → storage.reading & athletes.unasked {unwritten: [{type: 'moveToColumn', id: '2', name: 'Next'}]}
      acknowledge → storage.reading & athletes.unasked {unwritten: [{type: 'acknowledge', id: '2', facts: facts1}]}
      note → storage.reading & athletes.unasked {unwritten: [{type: 'note', id: '2', text: 'Call her', name: 'Bea'}]}
      mark → storage.reading & athletes.unasked {unwritten: [{type: 'mark', id: '2', mark: 'no', at: '2026-11-22T10:00:00.000Z'}]}
      addColumn → storage.reading & athletes.unasked {unwritten: [{type: 'addColumn', name: ' '}], problem: 'The name of a column is required.'}
      renameColumn → storage.reading & athletes.unasked {unwritten: [{type: 'renameColumn', columnId: 'c1', name: 'Targets'}]}
      moveColumn → storage.reading & athletes.unasked {unwritten: [{type: 'moveColumn', columnId: 'c1', rank: 1}]}
      removeColumn → storage.reading & athletes.unasked {unwritten: [{type: 'removeColumn', columnId: 'c1'}]}
      setPlaces → storage.reading & athletes.unasked {unwritten: [{type: 'setPlaces', columnId: 'c1', places: 4}]}
      copyShared → storage.reading & athletes.unasked {unwritten: [unwritten1], report: 'No athlete was added.'}
      dismiss → storage.reading & athletes.unasked
      readBoard done → storage.written & athletes.unasked {board: {columns: columns1}, isRead: true, setAside: 'matchpoint.board.aside-1'}
    storage.written & athletes.unasked
      unstar → storage.writing & athletes.unasked {board: {columns: columns2}, past: [past1], unwritten: [{type: 'unstar', id: '2'}]},
          starts writeBoard {board: {version: 1, columns: columns2}}
      drop → storage.writing & athletes.unasked {board: {columns: columns2}, past: [past2], unwritten: [{type: 'drop', ids: ['2', '3']}]},
          starts writeBoard {board: {version: 1, columns: columns2}}
      move → storage.writing & athletes.unasked {board: {columns: columns3}, past: [past3],
          unwritten: [{type: 'move', id: '2', columnId: 'c2', rank: 0}]}, starts writeBoard {board: {version: 1, columns: columns3}}
      moveToColumn → storage.writing & athletes.unasked {board: {columns: columns3}, past: [past4],
          unwritten: [{type: 'moveToColumn', id: '2', name: 'Next'}]}, starts writeBoard {board: {version: 1, columns: columns3}}
      acknowledge → storage.writing & athletes.unasked {board: {columns: columns4}, past: [past5],
          unwritten: [{type: 'acknowledge', id: '2', facts: facts1}]}, starts writeBoard {board: {version: 1, columns: columns4}}
      note → storage.writing & athletes.unasked {board: {columns: columns5}, past: [past6],
          unwritten: [{type: 'note', id: '2', text: 'Call her', name: 'Bea'}]}, starts writeBoard {board: {version: 1, columns: columns5}}
      mark → storage.writing & athletes.unasked {board: {columns: columns6}, past: [past7],
          unwritten: [{type: 'mark', id: '2', mark: 'no', at: '2026-11-22T10:00:00.000Z'}]},
          starts writeBoard {board: {version: 1, columns: columns6}}
      addColumn → storage.written & athletes.unasked {problem: 'The name of a column is required.'}
      renameColumn → storage.writing & athletes.unasked {board: {columns: columns7}, past: [past8],
          unwritten: [{type: 'renameColumn', columnId: 'c1', name: 'Targets'}]}, starts writeBoard {board: {version: 1, columns: columns7}}
      moveColumn → storage.writing & athletes.unasked {board: {columns: columns8}, past: [past9],
          unwritten: [{type: 'moveColumn', columnId: 'c1', rank: 1}]}, starts writeBoard {board: {version: 1, columns: columns8}}
      removeColumn → storage.writing & athletes.unasked {board: {columns: [{id: 'c2', name: 'Next', places: null, entries: []}]},
          past: [past10], unwritten: [{type: 'removeColumn', columnId: 'c1'}]}, starts writeBoard {board: after1}
      setPlaces → storage.writing & athletes.unasked {board: {columns: columns9}, past: [past11],
          unwritten: [{type: 'setPlaces', columnId: 'c1', places: 4}]}, starts writeBoard {board: {version: 1, columns: columns9}}
      copyShared → storage.written & athletes.unasked {report: 'No athlete was added.'}
      dismiss → storage.written & athletes.unasked {setAside: null}
    storage.writing & athletes.unasked
      unstar | drop | move | moveToColumn | acknowledge | mark → storage.writing & athletes.unasked
      note → storage.writing & athletes.unasked {lost: ['Bea is not on the board any more. Your note was: Call her']}
      addColumn → storage.writing & athletes.unasked {problem: 'The name of a column is required.'}
      renameColumn → storage.writing & athletes.unasked {board: {columns: columns10}, past: […, past12],
          unwritten: […, {type: 'renameColumn', columnId: 'c1', name: 'Targets'}]}, starts writeBoard {board: {version: 1, columns: columns10}}
      moveColumn → storage.writing & athletes.unasked {board: {columns: columns11}, past: […, past13],
          unwritten: […, {type: 'moveColumn', columnId: 'c1', rank: 1}]}, starts writeBoard {board: {version: 1, columns: columns11}}
      removeColumn → storage.writing & athletes.unasked {board: {columns: [{id: 'c2', name: 'Next', places: null, entries: []}]},
          past: […, past14], unwritten: […, {type: 'removeColumn', columnId: 'c1'}]}, starts writeBoard {board: after1}
      setPlaces → storage.writing & athletes.unasked {board: {columns: columns12}, past: […, past15],
          unwritten: […, {type: 'setPlaces', columnId: 'c1', places: 4}]}, starts writeBoard {board: {version: 1, columns: columns12}}
      copyShared → storage.writing & athletes.unasked {report: 'No athlete was added.'}
      dismiss → storage.writing & athletes.unasked {setAside: null}
      writeBoard done → storage.written & athletes.unasked {unwritten: []}
    facts1 = {name: 'Bea', sport: 'Tennis', available_semester: null, available_year: null, gender: null, country_of_residence: null, GPA: null,
        SAT: null, TOEFL: null, UTR: 9.6, ITF: null, agency_id: null, agency_name: null}
    unwritten1 = {type: 'copyShared', shared: {columns: []}, athletes: [], at: '2026-11-22T10:00:00.000Z'}
    columns1 = [{id: 'c1', name: 'Bea’s', places: null, entries: [bea]}, {id: 'c2', name: 'Next', places: null, entries: []}]
    columns2 = [{id: 'c1', name: 'Bea’s', places: null, entries: []}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past1 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns2}, step: {type: 'unstar', id: '2'},
        words: 'remove Bea from the board'}
    past2 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns2}, step: {type: 'drop', ids: ['2', '3']},
        words: 'remove Bea from the board'}
    columns3 = [{id: 'c1', name: 'Bea’s', places: null, entries: []}, {id: 'c2', name: 'Next', places: null, entries: [bea]}]
    past3 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns3},
        step: {type: 'move', id: '2', columnId: 'c2', rank: 0}, words: 'move Bea to Next'}
    past4 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns3},
        step: {type: 'moveToColumn', id: '2', name: 'Next'}, words: 'move Bea to Next'}
    entries1 = {id: '2', mark: null, markedAt: null, starredAt: '2026-11-22T10:00:00.000Z', facts: facts1}
    columns4 = [{id: 'c1', name: 'Bea’s', places: null, entries: [entries1]}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past5 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns4},
        step: {type: 'acknowledge', id: '2', facts: facts1}, words: 'changes of Bea seen'}
    facts2 = {name: 'Bea', sport: 'Tennis', available_semester: null, available_year: null, gender: null, country_of_residence: null, GPA: null,
        SAT: null, TOEFL: null, UTR: null, ITF: null, agency_id: null, agency_name: null}
    entries2 = {id: '2', note: 'Call her', mark: null, markedAt: null, starredAt: '2026-11-22T10:00:00.000Z', facts: facts2}
    columns5 = [{id: 'c1', name: 'Bea’s', places: null, entries: [entries2]}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past6 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns5},
        step: {type: 'note', id: '2', text: 'Call her', name: 'Bea'}, words: 'note on Bea'}
    entries3 = {id: '2', mark: 'no', markedAt: '2026-11-22T10:00:00.000Z', starredAt: '2026-11-22T10:00:00.000Z', facts: facts2}
    columns6 = [{id: 'c1', name: 'Bea’s', places: null, entries: [entries3]}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past7 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns6},
        step: {type: 'mark', id: '2', mark: 'no', at: '2026-11-22T10:00:00.000Z'}, words: 'mark Bea as No'}
    columns7 = [{id: 'c1', name: 'Targets', places: null, entries: [bea]}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past8 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns7},
        step: {type: 'renameColumn', columnId: 'c1', name: 'Targets'}, words: 'rename Bea’s to Targets'}
    columns8 = [{id: 'c2', name: 'Next', places: null, entries: []}, {id: 'c1', name: 'Bea’s', places: null, entries: [bea]}]
    past9 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns8},
        step: {type: 'moveColumn', columnId: 'c1', rank: 1}, words: 'move Bea’s'}
    after1 = {version: 1, columns: [{id: 'c2', name: 'Next', places: null, entries: []}]}
    past10 = {before: {version: 1, columns: columns1}, after: after1, step: {type: 'removeColumn', columnId: 'c1'}, words: 'remove Bea’s'}
    columns9 = [{id: 'c1', name: 'Bea’s', places: 4, entries: [bea]}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past11 = {before: {version: 1, columns: columns1}, after: {version: 1, columns: columns9},
        step: {type: 'setPlaces', columnId: 'c1', places: 4}, words: '4 places for Bea’s'}
    columns10 = [{id: 'c1', name: 'Targets', places: null, entries: []}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past12 = {before: {version: 1, columns: columns2}, after: {version: 1, columns: columns10},
        step: {type: 'renameColumn', columnId: 'c1', name: 'Targets'}, words: 'rename Bea’s to Targets'}
    columns11 = [{id: 'c2', name: 'Next', places: null, entries: []}, {id: 'c1', name: 'Bea’s', places: null, entries: []}]
    past13 = {before: {version: 1, columns: columns2}, after: {version: 1, columns: columns11},
        step: {type: 'moveColumn', columnId: 'c1', rank: 1}, words: 'move Bea’s'}
    past14 = {before: {version: 1, columns: columns2}, after: after1, step: {type: 'removeColumn', columnId: 'c1'}, words: 'remove Bea’s'}
    columns12 = [{id: 'c1', name: 'Bea’s', places: 4, entries: []}, {id: 'c2', name: 'Next', places: null, entries: []}]
    past15 = {before: {version: 1, columns: columns2}, after: {version: 1, columns: columns12},
        step: {type: 'setPlaces', columnId: 'c1', places: 4}, words: '4 places for Bea’s'}"
  `);
});
