import type { Board } from './board.ts';
import { type BoardStep, takeStep } from './board-steps.ts';

interface Done {
  readonly before: Board;
  readonly after: Board;
  readonly step: BoardStep;
  readonly words: string;
}

/** A board with the steps that led to it, as far as they can be undone (rules/board.md#private-board). */
export interface BoardHistory {
  readonly board: Board;
  /** Whether `board` is what is stored; until then, each step is kept for the stored board. */
  readonly isRead: boolean;
  readonly past: readonly Done[];
  /** Undone steps, the last one last. */
  readonly future: readonly Done[];
  /** Steps that are not stored yet. */
  readonly unwritten: readonly BoardStep[];
  /** Why the last step was refused. */
  readonly problem: string | null;
}

/** How many steps can be undone. */
const undoable = 100;
/** Steps that are redone on another tab's board. */
const repeatable = 1000;

export function withStep(history: BoardHistory, step: BoardStep): BoardHistory {
  const { board, isRead, past } = history;
  const unwritten = [...history.unwritten, step].slice(-repeatable);
  const outcome = takeStep(board, step);
  switch (outcome.kind) {
    case 'unchanged':
      return { ...history, ...(!isRead && { unwritten }), problem: null };
    case 'refused':
      return { ...history, ...(!isRead && { unwritten }), problem: outcome.problem };
    case 'done': {
      const { board: after, words } = outcome;
      return {
        board: after,
        isRead,
        past: [...past, { before: board, after, step, words }].slice(-undoable),
        future: [],
        unwritten,
        problem: null,
      };
    }
  }
}

export function withUndo(history: BoardHistory): BoardHistory {
  const { past, future, unwritten } = history;
  const last = past.at(-1);
  if (last === undefined) return history;
  return {
    ...history,
    board: last.before,
    past: past.slice(0, -1),
    future: [...future, last],
    unwritten: unwritten.filter((step) => step !== last.step),
    problem: null,
  };
}

export function withRedo(history: BoardHistory): BoardHistory {
  const { past, future, unwritten } = history;
  const next = future.at(-1);
  if (next === undefined) return history;
  return {
    ...history,
    board: next.after,
    past: [...past, next],
    future: future.slice(0, -1),
    unwritten: [...unwritten, next.step].slice(-repeatable),
    problem: null,
  };
}

/**
 * Another board, which was stored or came from another tab, with the unwritten steps done again on it. Earlier steps
 * cannot be undone any more: that would undo the other tab's, too (rules/board.md#board-storage).
 */
export function rebased({ unwritten }: Pick<BoardHistory, 'unwritten'>, board: Board): BoardHistory {
  return unwritten.reduce(withStep, {
    board,
    isRead: true,
    past: [],
    future: [],
    unwritten: [],
    problem: null,
  });
}
