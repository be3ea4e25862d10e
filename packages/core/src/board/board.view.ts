import { counted } from '../display/count.ts';
import { teamColumnName, usualColumnName } from './athlete-steps.ts';
import { type Board, type BoardColumn, type BoardEntry, type Mark, markLabels, marks } from './board.ts';
import type { ListedColumn, ListedRow } from './board-csv.ts';
import type { KeptBoard, StorageState } from './kept-board.ts';
import type { CurrentAthlete, CurrentAthletes } from './read-today.ts';
import { changesSince, type StarredFacts } from './starred-facts.ts';

export interface BoardRow extends Omit<ListedRow, keyof BoardEntry>, Omit<BoardEntry, 'facts'> {
  /** Today's, or those of the star where today's are unknown. */
  readonly facts: StarredFacts;
  /** Since the star, or since they were acknowledged, as {@link changesSince} says it. */
  readonly changes: readonly string[];
  /** Today's usual column, if it was another one at the star and the athlete is not in it. */
  readonly usualColumn: string | null;
}

export interface BoardView {
  /** 'Undo starring Ada'; null where there is nothing to undo. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** Why the board is not stored, and whether another try may help. */
  readonly storage: { readonly problem: string; readonly canRetry: boolean } | null;
  /** The message that a stored board was set aside. */
  readonly notice: string | null;
}

export function boardView({ past, future, storage, setAside }: KeptBoard): BoardView {
  const problem = storageProblems[storage];
  return {
    undo: stepText('Undo', past),
    redo: stepText('Redo', future),
    storage: problem === null ? null : { problem, canRetry: storage !== 'outdated' },
    notice:
      setAside === null
        ? null
        : `The board that was stored here could not be read. It is kept in this browser's storage as '${setAside}', and a new board was begun. "Save as file" takes it along.`,
  };
}

/** A board's columns with what is known of its athletes today: all of them, or those that the filter shows. */
export function boardColumns(
  board: Board,
  current: CurrentAthletes,
  filter: MarkFilter | null = null,
): ListedColumn<BoardRow>[] {
  return board.columns.map(({ name, places, entries }) => ({
    name,
    places,
    rows: entries
      .map((entry, index) => boardRow(entry, index + 1, name, current.get(entry.id)))
      .filter((row) => isShown(row, filter)),
  }));
}

/** @param rank from 1 */
export function boardRow(
  entry: BoardEntry,
  rank: number,
  column: string,
  today: CurrentAthlete | undefined,
): BoardRow {
  const facts = factsToday(entry, today);
  const status = today?.kind ?? 'unread';
  const usual = usualColumnName(facts);
  const isUsual = [usualColumnName(entry.facts), column].includes(usual) || teamColumnName(facts) === column;
  return {
    ...entry,
    rank,
    facts,
    status,
    remark: remarks[status],
    changes: changesSince(entry.facts, facts),
    usualColumn: isUsual ? null : usual,
  };
}

/** Today's facts, or those of the star where today's are unknown. */
export function factsToday(entry: BoardEntry, today: CurrentAthlete | undefined): StarredFacts {
  return today?.kind === 'found' ? today.entry : entry.facts;
}

export const remarks: Readonly<Record<ListedRow['status'], string | null>> = {
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

/** '1 of 4 places, 1 offered', or how many athletes are in a column (rules/board.md#board-columns). */
export function filling({ places, entries }: BoardColumn): {
  readonly text: string;
  readonly isFull: boolean;
} {
  const marked = (wanted: Mark) => entries.filter(({ mark }) => mark === wanted).length;
  const [filled, offered] = [marked('committed'), marked('offered')];
  if (places === null) return { text: counted(entries.length, 'athlete'), isFull: false };
  const offers = offered === 0 ? '' : `, ${offered} offered`;
  return { text: `${filled} of ${counted(places, 'place')}${offers}`, isFull: filled >= places };
}

/** Which athletes of a board are shown: those with this mark, or without one. */
export type MarkFilter = Mark | 'none';

export interface MarkChoice {
  readonly filter: MarkFilter;
  /** 'Offered (2)' */
  readonly label: string;
}

/** The filters that show an athlete, and the chosen one; none where no athlete has a mark. */
export function markChoices({ columns }: Board, chosen: MarkFilter | null): readonly MarkChoice[] {
  const entries = columns.flatMap((column) => column.entries);
  if (chosen === null && entries.every(({ mark }) => mark === null)) return [];
  return ([...marks, 'none'] as const).flatMap((filter) => {
    const count = entries.filter((entry) => isShown(entry, filter)).length;
    return count > 0 || filter === chosen ? [{ filter, label: `${markFilterLabel(filter)} (${count})` }] : [];
  });
}

export function markFilterLabel(filter: MarkFilter): string {
  return filter === 'none' ? 'No mark' : markLabels[filter];
}

export function isShown({ mark }: Pick<BoardEntry, 'mark'>, filter: MarkFilter | null): boolean {
  return filter === null || (mark ?? 'none') === filter;
}
