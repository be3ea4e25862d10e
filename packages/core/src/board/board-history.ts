import { type History, noHistory, stepBack, stepForth, withEntry } from '../changes/history.ts';
import type { Board } from './board.ts';
import { type BoardStep, takeStep } from './board-steps.ts';

interface Done {
  readonly before: Board;
  readonly after: Board;
  readonly step: BoardStep;
  readonly words: string;
}

/** A board with the steps that led to it, as far as they can be undone (rules/board.md#private-board). */
export interface BoardHistory extends History<Done> {
  readonly board: Board;
  /** Whether `board` is what is stored; until then, each step is kept for the stored board. */
  readonly isRead: boolean;
  /** Steps that are not stored yet. */
  readonly unwritten: readonly BoardStep[];
  /** Why the last step was refused. */
  readonly problem: string | null;
  /** What the last step did, as sentences, where the board does not show it. */
  readonly report: string | null;
  /** Typed texts without a place on the board, until they are dismissed. */
  readonly lost: readonly string[];
}

/** How many steps can be undone. */
const undoable = 100;
/** Steps that are redone on another tab's board. */
const repeatable = 1000;

/** Nothing to say of the last step. */
const quiet = { problem: null, report: null } as const;

export function withStep(history: BoardHistory, step: BoardStep): BoardHistory {
  const { board, isRead, lost } = history;
  const unwritten = [...history.unwritten, step].slice(-repeatable);
  const outcome = takeStep(board, step);
  const unchanged = { ...history, ...(!isRead && { unwritten }), ...quiet };
  switch (outcome.kind) {
    case 'unchanged':
      return { ...unchanged, report: outcome.report ?? null };
    case 'refused':
      return { ...unchanged, problem: outcome.problem };
    case 'lost':
      return { ...unchanged, ...(isRead && { lost: [...lost, outcome.text] }) };
    case 'done': {
      const { board: after, words, report = null } = outcome;
      return {
        board: after,
        isRead,
        ...withEntry(history, { before: board, after, step, words }, undoable),
        unwritten,
        problem: null,
        report,
        lost,
      };
    }
  }
}

export function withUndo(history: BoardHistory): BoardHistory {
  const back = stepBack(history);
  if (back === null) return history;
  const { entry, moved } = back;
  return {
    ...history,
    ...moved,
    board: entry.before,
    unwritten: history.unwritten.filter((step) => step !== entry.step),
    ...quiet,
  };
}

export function withRedo(history: BoardHistory): BoardHistory {
  const forth = stepForth(history);
  if (forth === null) return history;
  const { entry, moved } = forth;
  return {
    ...history,
    ...moved,
    board: entry.after,
    unwritten: [...history.unwritten, entry.step].slice(-repeatable),
    ...quiet,
  };
}

/**
 * Another board, which was stored or came from another tab, with the unwritten steps done again on it. Earlier steps
 * cannot be undone any more: that would undo the other tab's, too (rules/board.md#board-storage).
 */
export function rebased(
  { unwritten, lost }: Pick<BoardHistory, 'unwritten' | 'lost'>,
  board: Board,
): BoardHistory {
  return unwritten.reduce(withStep, {
    board,
    isRead: true,
    ...noHistory,
    unwritten: [],
    ...quiet,
    lost,
  });
}
