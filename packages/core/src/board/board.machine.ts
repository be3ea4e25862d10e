import { assign, type EventObject, enqueueActions, fromCallback, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { type Board, emptyBoard, idsOf } from './board.ts';
import { type BoardHistory, rebased, withRedo, withStep, withUndo } from './board-history.ts';
import type { BoardStep } from './board-steps.ts';
import { BoardStorageError, type StorageProblem } from './board-storage-error.ts';
import { type CurrentAthletes, currentOf, type ReadAthletes, unreadIds, withRead } from './read-athletes.ts';

/** Reports about other tabs. */
export type BoardReport =
  | { type: 'changedElsewhere'; board: Board }
  /** Written by another version of the app: never overwritten. */
  | { type: 'outdated' };

export type BoardEvent =
  | BoardStep
  | BoardReport
  /** Removes one unlisted athlete from the board, or all. */
  | { type: 'dropGone'; id?: string }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Reads all athletes of the board again; sent when the board opens. */
  | { type: 'refresh' }
  /** Tries the storage again. */
  | { type: 'retry' }
  /** Clears what is said of steps, and the note on the board that was set aside. */
  | { type: 'dismiss' }
  /** Raised after each change that is to be stored. */
  | { type: 'changed' };

interface BoardContext extends BoardHistory, ReadAthletes {
  readonly storageProblem: StorageProblem | null;
  /** The key under which an unreadable stored board was set aside. */
  readonly setAside: string | null;
}

export interface StoredBoard {
  readonly board: Board;
  readonly setAside: string | null;
}

/** An empty board when nothing is stored. */
const readBoard = port<StoredBoard>('readBoard');
const writeBoard = port<void, { readonly board: Board }>('writeBoard');
const readAthletes = port<CurrentAthletes, { readonly ids: readonly string[] }>('readAthletes');

/** Athletes that are read before they are shown. */
const portion = 50;

const step = {
  actions: {
    type: 'take' as const,
    params: ({ context, event }: { context: BoardContext; event: BoardStep }) => ({
      next: withStep(context, event),
    }),
  },
};

const takeBoard = {
  type: 'takeBoard' as const,
  params: ({ event }: { event: { board: Board } }) => event,
};
const takeStored = {
  type: 'takeStored' as const,
  params: ({ event }: { event: { output: StoredBoard } }) => event.output,
};
const keepStorageProblem = {
  type: 'keepStorageProblem' as const,
  params: ({ event }: { event: { error: unknown } }) => event,
};

function goneIds(context: BoardContext): string[] {
  return idsOf(context.board).filter((id) => currentOf(context, id)?.kind === 'gone');
}

/** The board of this device (rules/board.md#private-board). */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
  },
  actors: {
    readBoard,
    writeBoard,
    readAthletes,
    boardReports: fromCallback<EventObject>(() => {
      throw new Error('boardReports is not provided');
    }),
  },
  actions: {
    take: enqueueActions(({ context, enqueue }, { next }: { next: BoardHistory }) => {
      enqueue.assign(next);
      if (next.board !== context.board) enqueue.raise({ type: 'changed' });
    }),
    takeBoard: assign(({ context }, { board }: { board: Board }) => rebased(context, board)),
    takeStored: assign(({ context }, { board, setAside }: StoredBoard) => ({
      ...rebased(context, board),
      setAside,
    })),
    forgetUnwritten: assign({ unwritten: [], storageProblem: null }),
    keepStorageProblem: assign((_, { error }: { error: unknown }) => ({
      storageProblem: error instanceof BoardStorageError ? error.problem : 'refused',
    })),
    forgetProblem: assign({ problem: null, report: null, lost: [], setAside: null }),
    forgetRead: assign(({ context }) => ({
      before: withRead({ ...context, current: context.before }, context.current),
      current: new Map(),
    })),
    keepRead: assign(({ context }, { read }: { read: CurrentAthletes }) => ({
      current: withRead(context, read),
    })),
    keepUnreachable: assign(({ context }) => ({
      current: withRead(
        context,
        new Map(unreadIds(context).map((id) => [id, { kind: 'unreachable' as const }])),
      ),
    })),
  },
  guards: {
    hasUnwritten: ({ context }) => context.unwritten.length > 0,
    hasUnread: ({ context }) => unreadIds(context).length > 0,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
  },
}).createMachine({
  id: 'board',
  type: 'parallel',
  context: {
    board: emptyBoard,
    isRead: false,
    past: [],
    future: [],
    unwritten: [],
    problem: null,
    report: null,
    lost: [],
    current: new Map(),
    before: new Map(),
    storageProblem: null,
    setAside: null,
  },
  invoke: { src: 'boardReports' },
  on: {
    star: {
      actions: [
        step.actions,
        {
          type: 'keepRead',
          params: ({ event: { athlete } }) => ({ read: new Map([[athlete.id, { kind: 'found', athlete }]]) }),
        },
      ],
    },
    unstar: step,
    drop: step,
    move: step,
    moveToColumn: step,
    acknowledge: step,
    note: step,
    mark: step,
    addColumn: step,
    renameColumn: step,
    moveColumn: step,
    removeColumn: step,
    setPlaces: step,
    group: step,
    copyShared: step,
    openFile: step,
    dropGone: {
      actions: {
        type: 'take',
        params: ({ context, event: { id } }) => {
          const ids = goneIds(context).filter((gone) => id === undefined || gone === id);
          return { next: withStep(context, { type: 'drop', ids }) };
        },
      },
    },
    undo: {
      guard: 'canUndo',
      actions: { type: 'take', params: ({ context }) => ({ next: withUndo(context) }) },
    },
    redo: {
      guard: 'canRedo',
      actions: { type: 'take', params: ({ context }) => ({ next: withRedo(context) }) },
    },
    dismiss: { actions: 'forgetProblem' },
  },
  states: {
    storage: {
      initial: 'reading',
      on: {
        changedElsewhere: [
          { guard: 'hasUnwritten', target: '.writing', actions: takeBoard },
          { target: '.written', actions: takeBoard },
        ],
        outdated: {
          target: '.outdated',
          actions: { type: 'keepStorageProblem', params: { error: new BoardStorageError('outdated') } },
        },
      },
      states: {
        /** Steps are accepted at once, and taken again on the board once it is read. */
        reading: {
          invoke: {
            id: 'readBoard',
            src: 'readBoard',
            onDone: [
              { guard: 'hasUnwritten', target: 'writing', actions: takeStored },
              { target: 'written', actions: takeStored },
            ],
            onError: { target: 'detached', actions: keepStorageProblem },
          },
        },
        written: { entry: 'forgetUnwritten', on: { changed: 'writing' } },
        writing: {
          on: { changed: { target: 'writing', reenter: true } },
          invoke: {
            id: 'writeBoard',
            src: 'writeBoard',
            input: ({ context: { board } }) => ({ board }),
            onDone: 'written',
            onError: { target: 'unwritten', actions: keepStorageProblem },
          },
        },
        unwritten: { on: { changed: 'writing', retry: 'writing' } },
        /** The storage cannot be read: nothing is written, so that nothing is overwritten. */
        detached: { on: { retry: 'reading' } },
        /** Another version of the app has written the board. */
        outdated: {},
      },
    },
    athletes: {
      initial: 'unasked',
      on: { refresh: { target: '.asked', actions: 'forgetRead' } },
      states: {
        /** Stars on a list need no facts of the athletes. */
        unasked: {},
        asked: { always: { guard: 'hasUnread', target: 'reading' } },
        reading: {
          invoke: {
            id: 'readAthletes',
            src: 'readAthletes',
            input: ({ context }) => ({ ids: unreadIds(context).slice(0, portion) }),
            onDone: {
              target: 'asked',
              actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
            },
            onError: { target: 'asked', actions: 'keepUnreachable' },
          },
        },
      },
    },
  },
});
