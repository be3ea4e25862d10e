import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, fromCallback } from 'xstate';
import { anAthlete } from '../testing/builders.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, missedByAll, type Path, pathName, type Scene, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { boardMachine, type StoredBoard } from './board.machine.ts';
import { type Board, starredFactsOf } from './board.ts';
import { BoardStorageError } from './board-storage-error.ts';
import type { CurrentAthletes } from './read-athletes.ts';

type BoardScene = Scene<typeof boardMachine>;

const at = '2026-11-22T10:00:00.000Z';
const ada = { id: '1', ...starredFactsOf(anAthlete({ name: 'Ada' })) };
const { id, ...facts } = { ...ada, id: '2', name: 'Bea' };
const bea = { id, note: '', mark: null, starredAt: at, facts };
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
const history = ({ context: { past, future, unwritten } }: AnyMachineSnapshot) =>
  [past, future, unwritten].map(({ length }) => length > 0);

function sceneOf(events: BoardScene['events'], stored: StoredBoard, reads: CurrentAthletes[]) {
  const puppets = {
    readBoard: puppet<StoredBoard>('readBoard', {
      done: [stored],
      failed: reads.length > 0 ? [] : [new BoardStorageError('unreadable')],
    }),
    writeBoard: puppet<void, { board: Board }>('writeBoard', {
      done: reads.length > 0 ? [] : [undefined],
      failed: reads.length > 0 ? [] : [new BoardStorageError('full'), new Error('Unforeseen.')],
    }),
    readAthletes: puppet<CurrentAthletes, { ids: readonly string[] }>('readAthletes', {
      done: reads,
      failed: reads.length > 0 ? [new Error('Unforeseen.')] : [],
    }),
  };
  const machine = boardMachine.provide({ actors: { ...puppets, boardReports: fromCallback(() => {}) } });
  return { machine, puppets, events, ...(reads.length === 0 && { facts: history }) } satisfies BoardScene;
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
  ],
  { board: withBea, setAside: null },
  [new Map([['2', { kind: 'gone' }]])],
);
const steps = sceneOf(
  [
    { type: 'star', athlete: ada, at },
    { type: 'unstar', id: '2' },
    { type: 'drop', ids: ['2', '3'] },
    { type: 'move', id: '2', columnId: 'c2', rank: 0 },
    { type: 'note', id: '2', text: 'Call her' },
    { type: 'mark', id: '2', mark: 'no' },
    { type: 'addColumn', name: ' ' },
    { type: 'renameColumn', columnId: 'c1', name: 'Targets' },
    { type: 'moveColumn', columnId: 'c1', rank: 1 },
    { type: 'removeColumn', columnId: 'c1' },
    { type: 'setPlaces', columnId: 'c1', places: 4 },
    { type: 'takeOver', shared: { columns: [] }, athletes: [], at },
    { type: 'dismiss' },
  ],
  {
    board: boardOf({ name: 'Bea’s', entries: [bea] }, { name: 'Next' }),
    setAside: 'matchpoint.board.aside-1',
  },
  [new Map()],
);
const scenes = { storing, reading, steps };
const walks = { storing: walk(storing), reading: walk(reading), steps: walk(steps) };

test('every state and every transition is reached, and nobody is stuck', () => {
  const missed = missedByAll(Object.values(walks));
  // A tab of an earlier version waits for its reload, or for a board that it can read.
  expect({ missed, stuck: walks.storing.stuck }).toEqual({ missed: [], stuck: [] });
});

test('what is stored', () => {
  expect(brief(walks.storing.paths)).toMatchInlineSnapshot(`
    "board: storage.reading & athletes.unasked {board: (), past: [], future: [], unwritten: [], problem: null, current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board, starts readBoard
      addColumn → storage.reading & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], unwritten: [{type: 'addColumn', name: 'Mine'}]}
        addColumn → storage.reading & athletes.unasked {problem: 'There is a column Mine already.'}
        undo → storage.reading & athletes.unasked {board: {columns: []}, past: [], future: [{before: (), after: (Mine []): 'add Mine'}], unwritten: []}
          addColumn → storage.reading & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
          redo → storage.reading & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
          changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, future: []}
          outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
            addColumn → storage.outdated & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
            redo → storage.outdated & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
            changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, future: [], storageProblem: null}
            outdated → storage.outdated & athletes.unasked
          readBoard done → storage.written & athletes.unasked {board: {columns: [Stored []]}, future: []}
          readBoard failed: BoardStorageError: unreadable → storage.detached & athletes.unasked {storageProblem: 'unreadable'}
            addColumn → storage.detached & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
            redo → storage.detached & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}
            retry → storage.reading & athletes.unasked, starts readBoard
            changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, future: [], storageProblem: null}
            outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
        changedElsewhere → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
          addColumn → storage.writing & athletes.unasked {problem: 'There is a column Mine already.'}
          undo → storage.writing & athletes.unasked {board: {columns: [Other tab’s []]}, past: [], future: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], unwritten: []}, starts writeBoard {board: (Other tab’s [])}
            addColumn → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
            redo → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
            changedElsewhere → storage.written & athletes.unasked {future: []}
            outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
            writeBoard done → storage.written & athletes.unasked
              addColumn → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
              redo → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
              changedElsewhere → storage.written & athletes.unasked {future: []}
              outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
            writeBoard failed: BoardStorageError: full → storage.unwritten & athletes.unasked {storageProblem: 'full'}
              addColumn → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
              redo → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], future: [], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
              retry → storage.writing & athletes.unasked, starts writeBoard {board: (Other tab’s [])}
              changedElsewhere → storage.written & athletes.unasked {future: [], storageProblem: null}
              outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
            writeBoard failed: Error: Unforeseen. → storage.unwritten & athletes.unasked {storageProblem: 'refused'}
          changedElsewhere → storage.writing & athletes.unasked, starts writeBoard {board: (Other tab’s [], Mine [])}
          outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
          writeBoard done → storage.written & athletes.unasked {unwritten: []}
            addColumn → storage.written & athletes.unasked {problem: 'There is a column Mine already.'}
            undo → storage.writing & athletes.unasked {board: {columns: [Other tab’s []]}, past: [], future: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}]}, starts writeBoard {board: (Other tab’s [])}
            changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, past: []}
            outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
              addColumn → storage.outdated & athletes.unasked {problem: 'There is a column Mine already.'}
              undo → storage.outdated & athletes.unasked {board: {columns: [Other tab’s []]}, past: [], future: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}]}
              changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, past: [], storageProblem: null}
              outdated → storage.outdated & athletes.unasked
          writeBoard failed: BoardStorageError: full → storage.unwritten & athletes.unasked {storageProblem: 'full'}
            addColumn → storage.unwritten & athletes.unasked {problem: 'There is a column Mine already.'}
            undo → storage.writing & athletes.unasked {board: {columns: [Other tab’s []]}, past: [], future: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], unwritten: []}, starts writeBoard {board: (Other tab’s [])}
            retry → storage.writing & athletes.unasked, starts writeBoard {board: (Other tab’s [], Mine [])}
            changedElsewhere → storage.writing & athletes.unasked, starts writeBoard {board: (Other tab’s [], Mine [])}
            outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
          writeBoard failed: Error: Unforeseen. → storage.unwritten & athletes.unasked {storageProblem: 'refused'}
        outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
          addColumn → storage.outdated & athletes.unasked {problem: 'There is a column Mine already.'}
          undo → storage.outdated & athletes.unasked {board: {columns: []}, past: [], future: [{before: (), after: (Mine []): 'add Mine'}], unwritten: []}
          changedElsewhere → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
          outdated → storage.outdated & athletes.unasked
        readBoard done → storage.writing & athletes.unasked {board: {columns: [Stored [], Mine []]}, past: [{before: (Stored []), after: (Stored [], Mine []): 'add Mine'}]}, starts writeBoard {board: (Stored [], Mine [])}
        readBoard failed: BoardStorageError: unreadable → storage.detached & athletes.unasked {storageProblem: 'unreadable'}
          addColumn → storage.detached & athletes.unasked {problem: 'There is a column Mine already.'}
          undo → storage.detached & athletes.unasked {board: {columns: []}, past: [], future: [{before: (), after: (Mine []): 'add Mine'}], unwritten: []}
          retry → storage.reading & athletes.unasked, starts readBoard
          changedElsewhere → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
          outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}}
        addColumn → storage.writing & athletes.unasked {board: {columns: [Other tab’s [], Mine []]}, past: [{before: (Other tab’s []), after: (Other tab’s [], Mine []): 'add Mine'}], unwritten: [{type: 'addColumn', name: 'Mine'}]}, starts writeBoard {board: (Other tab’s [], Mine [])}
        changedElsewhere → storage.written & athletes.unasked
        outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
      outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}
        addColumn → storage.outdated & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], unwritten: [{type: 'addColumn', name: 'Mine'}]}
        changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, storageProblem: null}
        outdated → storage.outdated & athletes.unasked
      readBoard done → storage.written & athletes.unasked {board: {columns: [Stored []]}}
      readBoard failed: BoardStorageError: unreadable → storage.detached & athletes.unasked {storageProblem: 'unreadable'}
        addColumn → storage.detached & athletes.unasked {board: {columns: [Mine []]}, past: [{before: (), after: (Mine []): 'add Mine'}], unwritten: [{type: 'addColumn', name: 'Mine'}]}
        retry → storage.reading & athletes.unasked, starts readBoard
        changedElsewhere → storage.written & athletes.unasked {board: {columns: [Other tab’s []]}, storageProblem: null}
        outdated → storage.outdated & athletes.unasked {storageProblem: 'outdated'}"
  `);
});

test('what is read of athletes', () => {
  expect(brief(walks.reading.paths)).toMatchInlineSnapshot(`
    "board: storage.reading & athletes.unasked {board: (), past: [], future: [], unwritten: [], problem: null, current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board, starts readBoard
      refresh → storage.reading & athletes.asked
        refresh → storage.reading & athletes.asked
        star → storage.reading & athletes.asked {board: {columns: [Tennis, no term [Ada]]}, past: [{before: (), after: (Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}}}
        dropGone → storage.reading & athletes.asked
        dropGone {id: '1'} → storage.reading & athletes.asked
        readBoard done → storage.written & athletes.reading {board: {columns: [Bea’s [Bea]]}}, starts readAthletes {ids: ['2']}
          refresh → storage.written & athletes.reading, starts readAthletes {ids: ['2']}
          star → storage.writing & athletes.reading {board: {columns: [Bea’s [Bea], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea]), after: (Bea’s [Bea], Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}}}, starts writeBoard {board: (Bea’s [Bea], Tennis, no term [Ada])}
            refresh → storage.writing & athletes.reading {current: Map {}, before: Map {1: {kind: 'found', athlete: Ada}}}, starts readAthletes {ids: ['2', '1']}
            star → storage.writing & athletes.reading
            dropGone → storage.writing & athletes.reading
            dropGone {id: '1'} → storage.writing & athletes.reading
            readAthletes done → storage.writing & athletes.asked {current: Map {1: {kind: 'found', athlete: Ada}, 2: {kind: 'gone'}}}
              refresh → storage.writing & athletes.reading {current: Map {}, before: Map {1: {kind: 'found', athlete: Ada}, 2: {kind: 'gone'}}}, starts readAthletes {ids: ['2', '1']}
              star → storage.writing & athletes.asked
              dropGone → storage.writing & athletes.asked {board: {columns: [Bea’s [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea]), after: (Bea’s [Bea], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Tennis, no term [Ada]), after: (Bea’s [], Tennis, no term [Ada]): 'take Bea off the board'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'drop', ids: ['2']}]}, starts writeBoard {board: (Bea’s [], Tennis, no term [Ada])}
              dropGone {id: '1'} → storage.writing & athletes.asked
            readAthletes failed: Error: Unforeseen. → storage.writing & athletes.asked {current: Map {1: {kind: 'found', athlete: Ada}, 2: {kind: 'unreachable'}}}
          dropGone → storage.written & athletes.reading
          dropGone {id: '1'} → storage.written & athletes.reading
          readAthletes done → storage.written & athletes.asked {current: Map {2: {kind: 'gone'}}}
            refresh → storage.written & athletes.reading {current: Map {}, before: Map {2: {kind: 'gone'}}}, starts readAthletes {ids: ['2']}
            star → storage.writing & athletes.asked {board: {columns: [Bea’s [Bea], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea]), after: (Bea’s [Bea], Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}, 2: {kind: 'gone'}}}, starts writeBoard {board: (Bea’s [Bea], Tennis, no term [Ada])}
            dropGone → storage.writing & athletes.asked {board: {columns: [Bea’s []]}, past: [{before: (Bea’s [Bea]), after: (Bea’s []): 'take Bea off the board'}], unwritten: [{type: 'drop', ids: ['2']}]}, starts writeBoard {board: (Bea’s [])}
            dropGone {id: '1'} → storage.written & athletes.asked
          readAthletes failed: Error: Unforeseen. → storage.written & athletes.asked {current: Map {2: {kind: 'unreachable'}}}
      star → storage.reading & athletes.unasked {board: {columns: [Tennis, no term [Ada]]}, past: [{before: (), after: (Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}}}
      dropGone → storage.reading & athletes.unasked
      dropGone {id: '1'} → storage.reading & athletes.unasked
      readBoard done → storage.written & athletes.unasked {board: {columns: [Bea’s [Bea]]}}
        refresh → storage.written & athletes.reading, starts readAthletes {ids: ['2']}
        star → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea]), after: (Bea’s [Bea], Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}}}, starts writeBoard {board: (Bea’s [Bea], Tennis, no term [Ada])}
          refresh → storage.writing & athletes.reading {current: Map {}, before: Map {1: {kind: 'found', athlete: Ada}}}, starts readAthletes {ids: ['2', '1']}
          star → storage.writing & athletes.unasked
          dropGone → storage.writing & athletes.unasked
          dropGone {id: '1'} → storage.writing & athletes.unasked
        dropGone → storage.written & athletes.unasked
        dropGone {id: '1'} → storage.written & athletes.unasked"
  `);
});

test('each step', () => {
  expect(brief(walks.steps.paths)).toMatchInlineSnapshot(`
    "board: storage.reading & athletes.unasked {board: (), past: [], future: [], unwritten: [], problem: null, current: Map {}, before: Map {}, storageProblem: null, setAside: null}, starts 0.board, starts readBoard
      star → storage.reading & athletes.unasked {board: {columns: [Tennis, no term [Ada]]}, past: [{before: (), after: (Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}}}
      unstar → storage.reading & athletes.unasked
      drop → storage.reading & athletes.unasked
      move → storage.reading & athletes.unasked
      note → storage.reading & athletes.unasked
      mark → storage.reading & athletes.unasked
      addColumn → storage.reading & athletes.unasked {problem: 'The name of a column is required.'}
      renameColumn → storage.reading & athletes.unasked
      moveColumn → storage.reading & athletes.unasked
      removeColumn → storage.reading & athletes.unasked
      setPlaces → storage.reading & athletes.unasked
      takeOver → storage.reading & athletes.unasked
      dismiss → storage.reading & athletes.unasked
      readBoard done → storage.written & athletes.unasked {board: {columns: [Bea’s [Bea], Next []]}, setAside: 'matchpoint.board.aside-1'}
        star → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}], current: Map {1: {kind: 'found', athlete: Ada}}}, starts writeBoard {board: (Bea’s [Bea], Next [], Tennis, no term [Ada])}
          star → storage.writing & athletes.unasked
          unstar → storage.writing & athletes.unasked {board: {columns: [Bea’s [], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Bea’s [], Next [], Tennis, no term [Ada]): 'take Bea off the board'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'unstar', id: '2'}]}, starts writeBoard {board: (Bea’s [], Next [], Tennis, no term [Ada])}
          drop → storage.writing & athletes.unasked {board: {columns: [Bea’s [], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Bea’s [], Next [], Tennis, no term [Ada]): 'take Bea off the board'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'drop', ids: ['2', '3']}]}, starts writeBoard {board: (Bea’s [], Next [], Tennis, no term [Ada])}
          move → storage.writing & athletes.unasked {board: {columns: [Bea’s [], Next [Bea], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Bea’s [], Next [Bea], Tennis, no term [Ada]): 'move Bea to Next'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'move', id: '2', columnId: 'c2', rank: 0}]}, starts writeBoard {board: (Bea’s [], Next [Bea], Tennis, no term [Ada])}
          note → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'note on Bea'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'note', id: '2', text: 'Call her'}]}, starts writeBoard {board: (Bea’s [Bea], Next [], Tennis, no term [Ada])}
          mark → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'mark Bea as No'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'mark', id: '2', mark: 'no'}]}, starts writeBoard {board: (Bea’s [Bea], Next [], Tennis, no term [Ada])}
          addColumn → storage.writing & athletes.unasked {problem: 'The name of a column is required.'}
          renameColumn → storage.writing & athletes.unasked {board: {columns: [Targets [Bea], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Targets [Bea], Next [], Tennis, no term [Ada]): 'rename Bea’s to Targets'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'renameColumn', columnId: 'c1', name: 'Targets'}]}, starts writeBoard {board: (Targets [Bea], Next [], Tennis, no term [Ada])}
          moveColumn → storage.writing & athletes.unasked {board: {columns: [Next [], Bea’s [Bea], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Next [], Bea’s [Bea], Tennis, no term [Ada]): 'move Bea’s'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'moveColumn', columnId: 'c1', rank: 1}]}, starts writeBoard {board: (Next [], Bea’s [Bea], Tennis, no term [Ada])}
          removeColumn → storage.writing & athletes.unasked {board: {columns: [Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Next [], Tennis, no term [Ada]): 'remove Bea’s'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'removeColumn', columnId: 'c1'}]}, starts writeBoard {board: (Next [], Tennis, no term [Ada])}
          setPlaces → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next [], Tennis, no term [Ada]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): 'star Ada'}, {before: (Bea’s [Bea], Next [], Tennis, no term [Ada]), after: (Bea’s [Bea], Next [], Tennis, no term [Ada]): '4 places for Bea’s'}], unwritten: [{type: 'star', athlete: Ada, at: '2026-11-22T10:00:00.000Z'}, {type: 'setPlaces', columnId: 'c1', places: 4}]}, starts writeBoard {board: (Bea’s [Bea], Next [], Tennis, no term [Ada])}
          takeOver → storage.writing & athletes.unasked
          dismiss → storage.writing & athletes.unasked {setAside: null}
        unstar → storage.writing & athletes.unasked {board: {columns: [Bea’s [], Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [], Next []): 'take Bea off the board'}], unwritten: [{type: 'unstar', id: '2'}]}, starts writeBoard {board: (Bea’s [], Next [])}
        drop → storage.writing & athletes.unasked {board: {columns: [Bea’s [], Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [], Next []): 'take Bea off the board'}], unwritten: [{type: 'drop', ids: ['2', '3']}]}, starts writeBoard {board: (Bea’s [], Next [])}
        move → storage.writing & athletes.unasked {board: {columns: [Bea’s [], Next [Bea]]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [], Next [Bea]): 'move Bea to Next'}], unwritten: [{type: 'move', id: '2', columnId: 'c2', rank: 0}]}, starts writeBoard {board: (Bea’s [], Next [Bea])}
        note → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next []): 'note on Bea'}], unwritten: [{type: 'note', id: '2', text: 'Call her'}]}, starts writeBoard {board: (Bea’s [Bea], Next [])}
        mark → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next []): 'mark Bea as No'}], unwritten: [{type: 'mark', id: '2', mark: 'no'}]}, starts writeBoard {board: (Bea’s [Bea], Next [])}
        addColumn → storage.written & athletes.unasked {problem: 'The name of a column is required.'}
        renameColumn → storage.writing & athletes.unasked {board: {columns: [Targets [Bea], Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Targets [Bea], Next []): 'rename Bea’s to Targets'}], unwritten: [{type: 'renameColumn', columnId: 'c1', name: 'Targets'}]}, starts writeBoard {board: (Targets [Bea], Next [])}
        moveColumn → storage.writing & athletes.unasked {board: {columns: [Next [], Bea’s [Bea]]}, past: [{before: (Bea’s [Bea], Next []), after: (Next [], Bea’s [Bea]): 'move Bea’s'}], unwritten: [{type: 'moveColumn', columnId: 'c1', rank: 1}]}, starts writeBoard {board: (Next [], Bea’s [Bea])}
        removeColumn → storage.writing & athletes.unasked {board: {columns: [Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Next []): 'remove Bea’s'}], unwritten: [{type: 'removeColumn', columnId: 'c1'}]}, starts writeBoard {board: (Next [])}
        setPlaces → storage.writing & athletes.unasked {board: {columns: [Bea’s [Bea], Next []]}, past: [{before: (Bea’s [Bea], Next []), after: (Bea’s [Bea], Next []): '4 places for Bea’s'}], unwritten: [{type: 'setPlaces', columnId: 'c1', places: 4}]}, starts writeBoard {board: (Bea’s [Bea], Next [])}
        takeOver → storage.written & athletes.unasked
        dismiss → storage.written & athletes.unasked {setAside: null}"
  `);
});

/** A board as its columns' names, and a fact for each athlete's. */
function brief(paths: readonly Path[]): string {
  return describePaths(paths)
    .replace(
      /\{id: '\d', (note: '[^']*', )?mark: (\w+|'\w+'), starredAt: [^{]*\{name: '(\w+)'[^}]*\}\}/g,
      '$3',
    )
    .replace(/\{id: '\d', name: '(\w+)'[^}]*\}/g, '$1')
    .replace(/\{id: 'c\d', name: '([^']*)', places: (\w+), entries: \[([^\]]*)\]\}/g, '$1 [$3]')
    .replace(/\{version: 1, columns: \[((?:[^[\]]*(?:\[[^\]]*\])?)*)\]\}/g, '($1)')
    .replace(/, step: [^\n]*?, words: ('[^']*')\}/g, ': $1}');
}

const lives = Object.entries(scenes).flatMap(([name, scene]) =>
  walk(scene).paths.map((path) => [`${name}: ${pathName(path)}`, scene, path] as const),
);

test.each(lives)('live: %s', async (_, scene, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});
