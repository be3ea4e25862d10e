import { teamColumnName, usualColumnName } from './athlete-steps.ts';
import { type Board, type BoardColumn, type BoardEntry, type Mark, markLabels, marks } from './board.ts';
import type { KeptBoard, StorageState } from './kept-board.ts';
import type { CurrentAthlete, CurrentAthletes } from './read-today.ts';
import { changesSince, type StarredFacts } from './starred-facts.ts';

export interface BoardRow extends Omit<BoardEntry, 'facts'> {
  /** From 1. */
  readonly rank: number;
  /** Today's, or those of the star where today's are unknown. */
  readonly facts: StarredFacts;
  /** Whether the athlete is listed today. */
  readonly status: CurrentAthlete['kind'] | 'unread';
  /** A quiet remark on the status; null for none. */
  readonly remark: string | null;
  /** Since the star, or since they were acknowledged, as {@link changesSince} says it. */
  readonly changes: readonly string[];
  /** Today's usual column, if it was another one at the star and the athlete is not in it. */
  readonly usualColumn: string | null;
}

export interface BoardColumnView {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly BoardRow[];
  /** Athletes in it, whichever are shown. */
  readonly count: number;
  readonly places: number | null;
  /** Athletes with the mark 'Committed' (rules/board.md#board-columns). */
  readonly filled: number;
  readonly offered: number;
}

export interface BoardView {
  readonly columns: readonly BoardColumnView[];
  readonly count: number;
  /** Athletes that could not be read. */
  readonly unreachable: number;
  /** 'Undo starring Ada'; null where there is nothing to undo. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** Why the board is not stored, and whether another try may help. */
  readonly storage: { readonly problem: string; readonly canRetry: boolean } | null;
  /** The message that a stored board was set aside. */
  readonly notice: string | null;
}

export function boardView(kept: KeptBoard, current: CurrentAthletes): BoardView {
  const { board, past, future, storage, setAside } = kept;
  const columns = boardColumns(board, current);
  const rows = columns.flatMap((column) => column.rows);
  const problem = storageProblems[storage];
  return {
    columns,
    count: rows.length,
    unreachable: rows.filter(({ status }) => status === 'unreachable').length,
    undo: stepText('Undo', past),
    redo: stepText('Redo', future),
    storage: problem === null ? null : { problem, canRetry: storage !== 'outdated' },
    notice:
      setAside === null
        ? null
        : `The board that was stored here could not be read. It is kept in this browser's storage as '${setAside}', and a new board was begun. "Save as file" takes it along.`,
  };
}

/** A board's columns with what is known of its athletes today. */
export function boardColumns(board: Board, current: CurrentAthletes): BoardColumnView[] {
  return board.columns.map((column) => columnView(column, current));
}

const madeColumns = new WeakMap<BoardColumn, readonly [CurrentAthletes, BoardColumnView]>();

/** The same object as long as nothing of the column and of the answers changes. */
function columnView(column: BoardColumn, current: CurrentAthletes): BoardColumnView {
  const known = madeColumns.get(column);
  if (known?.[0] === current) return known[1];
  const { id, name, places, entries } = column;
  const marked = (wanted: Mark) => entries.filter(({ mark }) => mark === wanted).length;
  const view: BoardColumnView = {
    id,
    name,
    rows: entries.map((entry, index) => rowOf(entry, index + 1, name, current.get(entry.id))),
    count: entries.length,
    places,
    filled: marked('committed'),
    offered: marked('offered'),
  };
  madeColumns.set(column, [current, view]);
  return view;
}

interface MadeRow {
  readonly row: BoardRow;
  readonly column: string;
  readonly today: CurrentAthlete | undefined;
}

const made = new WeakMap<BoardEntry, MadeRow>();

/** The same object as long as nothing of it changes: of a board of hundreds a face renders what did. */
function rowOf(entry: BoardEntry, rank: number, column: string, today: CurrentAthlete | undefined): BoardRow {
  const known = made.get(entry);
  if (known?.row.rank === rank && known.column === column && known.today === today) return known.row;
  const facts = today?.kind === 'found' ? today.entry : entry.facts;
  const status: BoardRow['status'] = today?.kind ?? 'unread';
  const usual = usualColumnName(facts);
  const isUsual = [usualColumnName(entry.facts), column].includes(usual) || teamColumnName(facts) === column;
  const changes = changesSince(entry.facts, facts);
  const remark = remarks[status];
  const row: BoardRow = {
    ...entry,
    rank,
    facts,
    status,
    remark,
    changes,
    usualColumn: isUsual ? null : usual,
  };
  made.set(entry, { row, column, today });
  return row;
}

export const remarks: Readonly<Record<BoardRow['status'], string | null>> = {
  found: null,
  unread: null,
  gone: 'No longer listed',
  unreachable: 'As of the star: cannot be read now',
};

const storageProblems: Readonly<Record<StorageState, string | null>> = {
  kept: null,
  full: "The board is not saved: this browser's storage is full. It stays as it is in this tab.",
  refused:
    'The board is not saved: this browser blocks storage for this site. Your changes last until you close this tab.',
  outdated: 'The board was changed by a later version of this page. Reload the page to go on.',
};

function stepText(label: string, steps: readonly { readonly words: string }[]): string | null {
  const last = steps.at(-1);
  return last === undefined ? null : `${label} ${last.words}`;
}

/** Which athletes of a board are shown: those with this mark, or without one. */
export type MarkFilter = Mark | 'none';

export interface MarkChoice {
  readonly filter: MarkFilter;
  /** 'Offered (2)' */
  readonly label: string;
}

/** The filters that show an athlete, and the chosen one; none where no athlete has a mark. */
export function markChoices(
  columns: readonly BoardColumnView[],
  chosen: MarkFilter | null,
): readonly MarkChoice[] {
  const rows = columns.flatMap((column) => column.rows);
  const choices = ([...marks, 'none'] as const).map((filter) => {
    const count = rows.filter(({ mark }) => (mark ?? 'none') === filter).length;
    return { filter, count, label: `${markFilterLabel(filter)} (${count})` };
  });
  if (chosen === null && rows.every(({ mark }) => mark === null)) return [];
  return choices
    .filter(({ filter, count }) => count > 0 || filter === chosen)
    .map(({ filter, label }) => ({ filter, label }));
}

export function markFilterLabel(filter: MarkFilter): string {
  return filter === 'none' ? 'No mark' : markLabels[filter];
}

/** The columns with the rows that the filter shows. */
export function columnsWithMark(
  columns: readonly BoardColumnView[],
  filter: MarkFilter | null,
): readonly BoardColumnView[] {
  if (filter === null) return columns;
  return columns.map((column) => ({
    ...column,
    rows: column.rows.filter(({ mark }) => (mark ?? 'none') === filter),
  }));
}
