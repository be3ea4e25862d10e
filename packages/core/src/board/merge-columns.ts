import { counted } from '../display/count.ts';
import {
  type Board,
  type BoardColumn,
  type BoardEntry,
  boardLimits,
  boardText,
  idsOf,
  note,
  placeOf,
} from './board.ts';
import type { OpenedFile } from './board-file.ts';
import type { SharedBoard } from './share-board.ts';
import type { Starrable } from './starred-facts.ts';
import {
  entryOf,
  joinedNotes,
  refused,
  type StepOutcome,
  withChanged,
  withColumn,
  withEntryIn,
  withNewColumn,
} from './step-outcome.ts';

/** A column from a shared board or from a file. */
type AddedColumn = Omit<BoardColumn, 'id'>;

interface Copied {
  readonly shared: Pick<SharedBoard, 'columns'>;
  readonly athletes: readonly Starrable[];
}

/** Adds a shared board's columns and its readable athletes to one's own (rules/board.md#board-merging). */
export function copyShared(board: Board, { shared, athletes }: Copied): StepOutcome {
  const readable = new Map(athletes.map((athlete) => [athlete.id, athlete]));
  const columns = shared.columns.map(({ name, places, ids }) => ({
    name,
    places,
    entries: ids.flatMap((id) => {
      const athlete = readable.get(id);
      return athlete === undefined ? [] : [entryOf(athlete)];
    }),
  }));
  const own = new Set(idsOf(board));
  const ids = shared.columns.flatMap((column) => column.ids);
  const missing = ids.filter((id) => !own.has(id) && !readable.has(id)).length;
  return mergeColumns(board, {
    columns,
    ids,
    words: 'copying a shared board',
    notes:
      missing === 0
        ? []
        : [`${missing} of ${ids.length} could not be read, and ${wasOrWere(missing)} left out.`],
  });
}

/** Adds the boards of a file to one's own (rules/board.md#board-file). */
export function openFile(
  board: Board,
  { file, notes }: { readonly file: OpenedFile; readonly notes: readonly string[] },
): StepOutcome {
  if (file.kind === 'refused') return refused(file.problem);
  const ids = new Set(file.boards.flatMap(idsOf));
  const columns = file.boards.flatMap((one) => one.columns);
  return mergeColumns(board, { columns, ids: [...ids], words: 'opening a file', notes });
}

interface Addition {
  readonly columns: readonly AddedColumn[];
  /** All athletes that were sent, also those that could not be read. */
  readonly ids: readonly string[];
  /** They follow 'Undo '. */
  readonly words: string;
  /** Further sentences of the report. */
  readonly notes: readonly string[];
}

/**
 * Adds columns to a board; those of one name become one. Athletes who are on it keep their column and rank: notes are
 * joined, and the later mark counts (rules/board.md#board-merging).
 */
function mergeColumns(board: Board, { columns, ids, words, notes }: Addition): StepOutcome {
  const merged = columns.reduce(withAddedColumn, board);
  const report = [...reportOf(board, merged, ids), ...unjoinedNotes(merged, columns), ...notes].join(' ');
  const problem = roomProblem(board, merged);
  if (problem !== null) return refused(problem);
  if (boardText(merged) === boardText(board)) return { kind: 'unchanged', report };
  return { kind: 'done', board: merged, words, report };
}

function withAddedColumn(board: Board, added: AddedColumn): Board {
  const column = board.columns.find(({ name }) => name === added.name);
  const begun =
    column === undefined
      ? withNewColumn(board, { ...added, entries: [] })
      : withColumn(board, column.id, { places: column.places ?? added.places });
  return added.entries.reduce((before, entry) => {
    const placed = placeOf(before, entry.id);
    return placed === null
      ? withEntryIn(before, added, entry, Infinity)
      : withChanged(before, placed, joinedWords(placed.entry, entry));
  }, begun);
}

function joinedWords(own: BoardEntry, theirs: BoardEntry): Pick<BoardEntry, 'note' | 'mark' | 'markedAt'> {
  const joined = joinedNotes(own.note, theirs.note);
  const isLater =
    theirs.mark !== null && (own.mark === null || (theirs.markedAt ?? '') > (own.markedAt ?? ''));
  const { mark, markedAt } = isLater ? theirs : own;
  return { note: note.safeParse(joined).success ? joined : own.note, mark, markedAt };
}

function roomProblem(board: Board, merged: Board): string | null {
  const [athletes, most] = [idsOf(merged).length, boardLimits.athletes];
  if (athletes > most)
    return `There is no room for ${counted(athletes - idsOf(board).length, 'more athlete')}: a board takes ${most}, and yours has ${idsOf(board).length}. Remove some first.`;
  const columns = merged.columns.length;
  if (columns > boardLimits.columns)
    return `There is no room for ${counted(columns - board.columns.length, 'more column')}: a board takes ${boardLimits.columns}, and yours has ${board.columns.length}. Remove some first.`;
  return null;
}

/** '4 athletes and 1 column were added. 2 of 6 were on your board already; their rank stays yours.' */
function reportOf(before: Board, after: Board, ids: readonly string[]): string[] {
  const known = ids.flatMap((id) => placeOf(before, id) ?? []);
  const changed = known.filter(({ entry }) => {
    return JSON.stringify(placeOf(after, entry.id)?.entry) !== JSON.stringify(entry);
  }).length;
  const athletes = idsOf(after).length - idsOf(before).length;
  const columns = after.columns.length - before.columns.length;
  const added = [
    ...(athletes > 0 ? [counted(athletes, 'athlete')] : []),
    ...(columns > 0 ? [counted(columns, 'column')] : []),
  ].join(' and ');
  return [
    added === '' ? 'No athlete was added.' : `${added} ${wasOrWere(athletes + columns)} added.`,
    known.length > 0 &&
      `${known.length} of ${ids.length} ${wasOrWere(known.length)} on your board already; their rank stays yours.`,
    changed > 0 && `${changed} of them ${changed === 1 ? 'has' : 'have'} a note or mark of the file now.`,
  ].filter((text) => typeof text === 'string');
}

function wasOrWere(count: number): string {
  return count === 1 ? 'was' : 'were';
}

/** Notes that were too long to be joined. */
function unjoinedNotes(merged: Board, columns: readonly AddedColumn[]): string[] {
  return columns
    .flatMap(({ entries }) => entries)
    .filter(({ id, note }) => !placeOf(merged, id)?.entry.note.includes(note))
    .map(({ facts }) => `The note on ${facts.name} does not fit beside yours: it stays in the file alone.`);
}
