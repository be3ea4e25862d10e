import { type History, noHistory, stepBack, stepForth, withEntry } from '../changes/history.ts';
import { type Board, boardText, emptyBoard, readBoardText } from './board.ts';
import { type BoardStep, takeStep } from './board-steps.ts';
import { setAside, type TextStorage } from './set-aside.ts';

/**
 * Whether the board is stored, or why it is not.
 * - `full`: the storage has no room for it, or for a stored text that is to be set aside
 * - `refused`: the storage cannot be used, as in some private windows
 * - `outdated`: another tab has a later version of the app
 */
export type StorageState = 'kept' | 'full' | 'refused' | 'outdated';

interface Done {
  readonly before: Board;
  readonly after: Board;
  readonly step: BoardStep;
  readonly words: string;
}

/** The board of this device, with the steps that can be undone (rules/board.md#private-board). */
export interface KeptBoard extends History<Done> {
  readonly board: Board;
  readonly storage: StorageState;
  /** Steps that the storage has not taken. */
  readonly pending: readonly BoardStep[];
  /** The key under which a stored text that is not a board was set aside. */
  readonly setAside: string | null;
  /** Why the last step was refused. */
  readonly problem: string | null;
  /** What the last step did, as sentences, to be read aloud or because the board does not show it. */
  readonly report: string | null;
  /** Typed texts without a place on the board, until they are dismissed. */
  readonly lost: readonly string[];
}

export type BoardEvent =
  | BoardStep
  | { type: 'undo' }
  | { type: 'redo' }
  /** Clears what is said of steps, and of the board that was set aside. */
  | { type: 'dismiss' }
  /** Takes what is stored now, and stores what is pending. */
  | { type: 'sync' };

/** How many steps can be undone. */
const undoable = 100;

/** Nothing to say of the last step. */
const quiet = { problem: null, report: null } as const;

export const noBoard: KeptBoard = {
  ...noHistory,
  ...quiet,
  board: emptyBoard,
  storage: 'kept',
  pending: [],
  setAside: null,
  lost: [],
};

/**
 * Keeps a board under a key. Each event reads what is stored, happens on it, and is stored, in one turn
 * (rules/board.md#board-storage).
 * @param storage may throw, like a `localStorage` that is switched off
 */
export function keepBoard(storage: () => TextStorage, key: string): (event: BoardEvent) => KeptBoard {
  let kept = noBoard;
  /** What was last read or written. */
  let stored: { readonly text: string | null; readonly board: Board } | null = null;

  function read(): StorageState {
    const text = storage().getItem(key);
    if (text === stored?.text) return 'kept';
    let board = text === null ? emptyBoard : readBoardText(text);
    if (board === null) {
      if (stored !== null) return 'outdated';
      const aside = setAside(storage(), key, text ?? '');
      if (aside === null) return 'full';
      kept = { ...kept, setAside: aside };
      board = emptyBoard;
    }
    stored = { text, board };
    kept = onBoard(kept, board);
    return 'kept';
  }

  function write(): StorageState {
    const { board } = kept;
    if (board !== stored?.board) {
      const text = boardText(board);
      storage().setItem(key, text);
      stored = { text, board };
    }
    kept = { ...kept, pending: [] };
    return 'kept';
  }

  return (event) => {
    const readable = attempted(read);
    kept = afterEvent(kept, event);
    const storage = readable === 'kept' ? attempted(write) : readable;
    kept = { ...kept, storage };
    return kept;
  };
}

function attempted(use: () => StorageState): StorageState {
  try {
    return use();
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

function afterEvent(kept: KeptBoard, event: BoardEvent): KeptBoard {
  switch (event.type) {
    case 'sync':
      return kept;
    case 'dismiss':
      return { ...kept, ...quiet, lost: [], setAside: null };
    case 'undo':
      return withUndo(kept);
    case 'redo':
      return withRedo(kept);
    default:
      return withStep(kept, event);
  }
}

function withStep(kept: KeptBoard, step: BoardStep): KeptBoard {
  const { board: before } = kept;
  const outcome = takeStep(before, step);
  switch (outcome.kind) {
    case 'unchanged':
      return { ...kept, ...quiet, report: outcome.report ?? null };
    case 'refused':
      return { ...kept, ...quiet, problem: outcome.problem };
    case 'lost':
      return { ...kept, ...quiet, lost: [...kept.lost, outcome.text] };
    case 'done': {
      const { board, words, report = null } = outcome;
      const pending = [...kept.pending, step];
      const history = withEntry(kept, { before, after: board, step, words }, undoable);
      return { ...kept, ...history, board, pending, problem: null, report };
    }
  }
}

function withUndo(kept: KeptBoard): KeptBoard {
  const back = stepBack(kept);
  if (back === null) return kept;
  const { entry, moved } = back;
  const pending = kept.pending.filter((step) => step !== entry.step);
  const report = `Undone: ${entry.words}`;
  return { ...kept, ...moved, problem: null, report, board: entry.before, pending };
}

function withRedo(kept: KeptBoard): KeptBoard {
  const forth = stepForth(kept);
  if (forth === null) return kept;
  const { entry, moved } = forth;
  const report = `Done again: ${entry.words}`;
  const pending = [...kept.pending, entry.step];
  return { ...kept, ...moved, problem: null, report, board: entry.after, pending };
}

/** The pending steps, taken on another board. Earlier ones cannot be undone any more: that would undo another tab's, too. */
function onBoard(kept: KeptBoard, board: Board): KeptBoard {
  return kept.pending.reduce(withStep, { ...kept, ...noHistory, ...quiet, board, pending: [] });
}
