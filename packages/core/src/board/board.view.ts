import type { SnapshotFrom } from 'xstate';
import { teamColumnName, usualColumnName } from './athlete-steps.ts';
import type { boardMachine } from './board.machine.ts';
import type { Board, BoardColumn, BoardEntry, Mark } from './board.ts';
import { changesSince } from './board-changes.ts';
import type { StorageProblem } from './board-storage-error.ts';
import { type CurrentAthlete, currentOf, type ReadAthletes } from './read-athletes.ts';
import type { StarredFacts } from './starred-facts.ts';
import { entryTakenOff, type TakenOff } from './taken-off.ts';

export interface BoardRow {
  readonly id: string;
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
  readonly note: string;
  readonly mark: Mark | null;
  readonly markedAt: string | null;
  readonly starredAt: string;
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
  /** Null without a number of places. */
  readonly left: number | null;
}

export interface BoardView {
  readonly columns: readonly BoardColumnView[];
  readonly count: number;
  readonly gone: number;
  /** Athletes that could not be read. */
  readonly unreachable: number;
  /** 'Undo starring Ada'; null where there is nothing to undo. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** What the last step took off by a star, to be told where the star was pressed. */
  readonly takenOff: TakenOff | null;
  /** Whether the stored board is not read yet. */
  readonly isOpening: boolean;
  readonly isReadingAthletes: boolean;
  /** Why the last step was refused. */
  readonly problem: string | null;
  /** What the last step did, as sentences, where the board does not show it. */
  readonly report: string | null;
  /** Typed texts without a place on the board, until `dismiss`. */
  readonly lost: readonly string[];
  /** Why the board is not stored, and whether `retry` may help. */
  readonly storage: { readonly problem: string; readonly canRetry: boolean } | null;
  /** The message that a stored board was set aside. */
  readonly notice: string | null;
}

type BoardSnapshot = SnapshotFrom<typeof boardMachine>;

export function boardView(snapshot: BoardSnapshot): BoardView {
  const { board, past, future, problem, report, lost, storageProblem, setAside } = snapshot.context;
  const columns = boardColumns(board, snapshot.context);
  const rows = columns.flatMap((column) => column.rows);
  const { storage, athletes } = snapshot.value;
  return {
    columns,
    count: rows.length,
    gone: rows.filter(({ status }) => status === 'gone').length,
    unreachable: rows.filter(({ status }) => status === 'unreachable').length,
    undo: stepText('Undo', past),
    redo: stepText('Redo', future),
    takenOff: takenOffBy(past.at(-1)),
    isOpening: storage === 'reading',
    isReadingAthletes: athletes === 'reading',
    problem,
    report,
    lost,
    storage:
      storageProblem === null
        ? null
        : { problem: storageProblems[storageProblem], canRetry: storage !== 'outdated' },
    notice:
      setAside === null
        ? null
        : `The board that was stored here could not be read. It is kept in this browser's storage as '${setAside}', and a new board was begun. "Save as file" takes it along.`,
  };
}

/** A board's columns with what is known of its athletes today. */
export function boardColumns(board: Board, read: ReadAthletes): BoardColumnView[] {
  return board.columns.map((column) => columnView(column, read));
}

function takenOffBy(last: BoardSnapshot['context']['past'][number] | undefined): TakenOff | null {
  return last?.step.type === 'unstar' ? entryTakenOff(last.before, last.step.id) : null;
}

function columnView({ id, name, places, entries }: BoardColumn, read: ReadAthletes): BoardColumnView {
  const marked = (wanted: Mark) => entries.filter(({ mark }) => mark === wanted).length;
  const filled = marked('committed');
  return {
    id,
    name,
    rows: entries.map((entry, index) => rowOf(entry, index + 1, name, currentOf(read, entry.id))),
    count: entries.length,
    places,
    filled,
    offered: marked('offered'),
    left: places === null ? null : Math.max(places - filled, 0),
  };
}

interface MadeRow {
  readonly row: BoardRow;
  readonly column: string;
  readonly current: CurrentAthlete | undefined;
}

const made = new WeakMap<BoardEntry, MadeRow>();

/** The same object as long as nothing of it changes: of a board of hundreds a face renders what did. */
function rowOf(
  entry: BoardEntry,
  rank: number,
  column: string,
  current: CurrentAthlete | undefined,
): BoardRow {
  const known = made.get(entry);
  if (known?.row.rank === rank && known.column === column && known.current === current) return known.row;
  const row = rowView(entry, rank, column, current);
  made.set(entry, { row, column, current });
  return row;
}

function rowView(
  entry: BoardEntry,
  rank: number,
  column: string,
  current: CurrentAthlete | undefined,
): BoardRow {
  const { id, note, mark, markedAt, starredAt, facts } = entry;
  const today = current?.kind === 'found' ? current.athlete : facts;
  const status = current?.kind ?? 'unread';
  const usual = usualColumnName(today);
  return {
    id,
    rank,
    facts: today,
    status,
    remark: remarks[status],
    changes: changesSince(facts, today),
    usualColumn:
      [usualColumnName(facts), column].includes(usual) || teamColumnName(today) === column ? null : usual,
    note,
    mark,
    markedAt,
    starredAt,
  };
}

export const remarks: Readonly<Record<BoardRow['status'], string | null>> = {
  found: null,
  unread: null,
  gone: 'No longer listed',
  unreachable: 'As of the star: cannot be read now',
};

const storageProblems: Readonly<Record<StorageProblem, string>> = {
  full: "The board is not saved: this browser's storage is full. It stays as it is in this tab.",
  refused:
    'The board is not saved: this browser blocks storage for this site. Your changes last until you close this tab.',
  unreadable: 'The stored board could not be read or set aside, so nothing is saved over it.',
  outdated: 'The board was changed by a later version of this page. Reload the page to go on.',
};

function stepText(label: string, steps: readonly { readonly words: string }[]): string | null {
  const last = steps.at(-1);
  return last === undefined ? null : `${label} ${last.words}`;
}
