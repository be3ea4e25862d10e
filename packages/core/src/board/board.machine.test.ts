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
  const names = { ada, bea, withBea, facts };
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
    { type: 'move', id: '2', columnId: 'c9', rank: 0 },
    { type: 'moveToColumn', id: '2', name: 'Next' },
    { type: 'acknowledge', id: '2', facts },
    { type: 'note', id: '2', text: 'Call her', was: '', name: 'Bea' },
    { type: 'mark', id: '2', mark: 'no', at },
    { type: 'addColumn', name: 'Mine' },
    { type: 'renameColumn', columnId: 'c9', name: 'Targets' },
    { type: 'moveColumn', columnId: 'c9', rank: 1 },
    { type: 'removeColumn', columnId: 'c9' },
    { type: 'setPlaces', columnId: 'c9', places: 4 },
    { type: 'group', by: 'team' },
    { type: 'copyShared', shared: { columns: [] }, athletes: [], at },
    { type: 'openFile', file: { kind: 'refused', problem: 'Newer.' }, notes: [] },
    { type: 'dismiss' },
  ],
  { board: emptyBoard, setAside: 'matchpoint.board.aside-1' },
  [new Map()],
);

testWalks({ storing, reading, steps });

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
    past1 = {before: {version: 1, columns: []}, after: after1, step: {type: 'addColumn', name: 'Mine'}, words: 'adding Mine'}
    columns1 = [{id: 'c1', name: 'Other tab’s', places: null, entries: []}, {id: 'c2', name: 'Mine', places: null, entries: []}]
    before1 = {version: 1, columns: [{id: 'c1', name: 'Other tab’s', places: null, entries: []}]}
    past2 = {before: before1, after: {version: 1, columns: columns1}, step: {type: 'addColumn', name: 'Mine'}, words: 'adding Mine'}
    columns2 = [{id: 'c1', name: 'Stored', places: null, entries: []}, {id: 'c2', name: 'Mine', places: null, entries: []}]
    before2 = {version: 1, columns: [{id: 'c1', name: 'Stored', places: null, entries: []}]}
    past3 = {before: before2, after: {version: 1, columns: columns2}, step: {type: 'addColumn', name: 'Mine'}, words: 'adding Mine'}"
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
        step: {type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'}, words: 'starring Ada'}
    columns2 = [{id: 'c1', name: 'Bea’s', places: null, entries: [bea]}, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]
    past2 = {before: withBea, after: {version: 1, columns: columns2}, step: {type: 'star', athlete: ada, at: '2026-11-22T10:00:00.000Z'},
        words: 'starring Ada'}
    after1 = {version: 1, columns: [{id: 'c1', name: 'Bea’s', places: null, entries: []}]}
    past3 = {before: withBea, after: after1, step: {type: 'drop', ids: ['2']}, words: 'removing Bea from the board'}
    columns3 = [{id: 'c1', name: 'Bea’s', places: null, entries: []}, {id: 'c2', name: 'Tennis, no term', places: null, entries: [entries1]}]
    past4 = {before: {version: 1, columns: columns2}, after: {version: 1, columns: columns3}, step: {type: 'drop', ids: ['2']},
        words: 'removing Bea from the board'}"
  `);
});

test('every step is kept until the board is read, and steps without a place on it change nothing', () => {
  expect(walkTable(steps)).toMatchInlineSnapshot(`
    "board
      start → storage.reading & athletes.unasked {board: {version: 1, columns: []}, isRead: false, past: [], future: [], unwritten: [],
          problem: null, report: null, lost: [], current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board,
          starts readBoard
    storage.reading & athletes.unasked
      unstar → storage.reading & athletes.unasked {unwritten: [{type: 'unstar', id: '2'}]}
      drop → storage.reading & athletes.unasked {unwritten: [{type: 'drop', ids: ['2', '3']}]}
      move → storage.reading & athletes.unasked {unwritten: [{type: 'move', id: '2', columnId: 'c9', rank: 0}]}
      moveToColumn → storage.reading & athletes.unasked {unwritten: [{type: 'moveToColumn', id: '2', name: 'Next'}]}
      acknowledge → storage.reading & athletes.unasked {unwritten: [{type: 'acknowledge', id: '2', facts: facts}]}
      note → storage.reading & athletes.unasked {unwritten: [{type: 'note', id: '2', text: 'Call her', name: 'Bea'}]}
      mark → storage.reading & athletes.unasked {unwritten: [{type: 'mark', id: '2', mark: 'no', at: '2026-11-22T10:00:00.000Z'}]}
      addColumn → storage.reading & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]}, past: [past1],
          unwritten: [{type: 'addColumn', name: 'Mine'}]}
      renameColumn → storage.reading & athletes.unasked {unwritten: [{type: 'renameColumn', columnId: 'c9', name: 'Targets'}]}
      moveColumn → storage.reading & athletes.unasked {unwritten: [{type: 'moveColumn', columnId: 'c9', rank: 1}]}
      removeColumn → storage.reading & athletes.unasked {unwritten: [{type: 'removeColumn', columnId: 'c9'}]}
      setPlaces → storage.reading & athletes.unasked {unwritten: [{type: 'setPlaces', columnId: 'c9', places: 4}]}
      group → storage.reading & athletes.unasked {unwritten: [{type: 'group', by: 'team'}]}
      copyShared → storage.reading & athletes.unasked {unwritten: [unwritten1], report: 'No athlete was added.'}
      openFile → storage.reading & athletes.unasked {unwritten: [unwritten2], problem: 'Newer.'}
      dismiss → storage.reading & athletes.unasked
      readBoard done → storage.written & athletes.unasked {isRead: true, setAside: 'matchpoint.board.aside-1'}
    storage.written & athletes.unasked
      unstar | drop | move | moveToColumn | acknowledge | mark | renameColumn | moveColumn | removeColumn | setPlaces | group →
          storage.written & athletes.unasked
      note → storage.written & athletes.unasked {lost: ['Bea is not on the board any more. Your note was: Call her']}
      addColumn → storage.writing & athletes.unasked {board: {columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]}, past: [past1],
          unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: after1}
      copyShared → storage.written & athletes.unasked {report: 'No athlete was added.'}
      openFile → storage.written & athletes.unasked {problem: 'Newer.'}
      dismiss → storage.written & athletes.unasked {setAside: null}
    storage.writing & athletes.unasked
      unstar | drop | move | moveToColumn | acknowledge | mark | renameColumn | moveColumn | removeColumn | setPlaces | group →
          storage.writing & athletes.unasked
      note → storage.writing & athletes.unasked {lost: ['Bea is not on the board any more. Your note was: Call her']}
      addColumn → storage.writing & athletes.unasked {problem: 'There is a column Mine already.'}
      copyShared → storage.writing & athletes.unasked {report: 'No athlete was added.'}
      openFile → storage.writing & athletes.unasked {problem: 'Newer.'}
      dismiss → storage.writing & athletes.unasked {setAside: null}
      writeBoard done → storage.written & athletes.unasked {unwritten: []}
    after1 = {version: 1, columns: [{id: 'c1', name: 'Mine', places: null, entries: []}]}
    past1 = {before: {version: 1, columns: []}, after: after1, step: {type: 'addColumn', name: 'Mine'}, words: 'adding Mine'}
    unwritten1 = {type: 'copyShared', shared: {columns: []}, athletes: [], at: '2026-11-22T10:00:00.000Z'}
    unwritten2 = {type: 'openFile', file: {kind: 'refused', problem: 'Newer.'}, notes: []}"
  `);
});
