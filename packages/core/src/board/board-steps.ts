import { empty, shownAvailability } from '../display/display.ts';
import {
  type Board,
  type BoardColumn,
  type BoardEntry,
  boardLimits,
  columnName,
  entryId,
  idsOf,
  type Mark,
  markLabels,
  note,
  places,
  type Starrable,
  type StarredFacts,
  starredFactsOf,
} from './board.ts';
import type { SharedBoard } from './share-board.ts';

/** What a person does to a board, as data: it can be done again on what another tab has made of the board. */
export type BoardStep =
  /** `at` is an ISO 8601 instant in UTC. */
  | { type: 'star'; athlete: Starrable; at: string }
  | { type: 'unstar'; id: string }
  /** The rank counts from 0, without the athlete who is moved. */
  | { type: 'move'; id: string; columnId: string; rank: number }
  | { type: 'note'; id: string; text: string }
  | { type: 'mark'; id: string; mark: Mark | null }
  | { type: 'addColumn'; name: string }
  | { type: 'renameColumn'; columnId: string; name: string }
  | { type: 'moveColumn'; columnId: string; rank: number }
  /** With all athletes in it. */
  | { type: 'removeColumn'; columnId: string }
  | { type: 'setPlaces'; columnId: string; places: number | null }
  /** Of the shared athletes those that could be read, and that are not on the board yet. */
  | { type: 'takeOver'; shared: Pick<SharedBoard, 'columns'>; athletes: readonly Starrable[]; at: string }
  /** Several athletes at once. */
  | { type: 'drop'; ids: readonly string[] };

export type StepOutcome =
  /** `words` follow 'Undo: '. */
  | { readonly kind: 'done'; readonly board: Board; readonly words: string }
  | { readonly kind: 'refused'; readonly problem: string }
  /** The board is so already, or the athlete or column is not on it any more. */
  | { readonly kind: 'unchanged' };

const unchanged: StepOutcome = { kind: 'unchanged' };
const full = `The board is full: ${boardLimits.athletes} athletes. Take some off first.`;
const fullOfColumns = `The board is full: ${boardLimits.columns} columns. Remove one first.`;

export function takeStep(board: Board, step: BoardStep): StepOutcome {
  switch (step.type) {
    case 'star':
      return star(board, step.athlete, step.at);
    case 'unstar':
      return drop(board, [step.id]);
    case 'drop':
      return drop(board, step.ids);
    case 'move':
      return move(board, step);
    case 'note':
      return writeNote(board, step.id, step.text);
    case 'mark':
      return setMark(board, step.id, step.mark);
    case 'addColumn':
      return addColumn(board, step.name.trim());
    case 'renameColumn':
      return renameColumn(board, step.columnId, step.name.trim());
    case 'moveColumn':
      return moveColumn(board, step.columnId, step.rank);
    case 'removeColumn':
      return removeColumn(board, step.columnId);
    case 'setPlaces':
      return setPlaces(board, step.columnId, step.places);
    case 'takeOver':
      return takeOver(board, step);
  }
}

/** The column that starring puts an athlete into: 'Tennis, Fall 2028'. */
export function usualColumnName(athlete: StarredFacts): string {
  const term = shownAvailability(athlete);
  const name = `${athlete.sport ?? 'No sport'}, ${term === empty ? 'no term' : term}`;
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, boardLimits.columnName).join('').trim();
}

function star(board: Board, athlete: Starrable, at: string): StepOutcome {
  const isStarred = idsOf(board).includes(athlete.id);
  if (isStarred) return unchanged;
  if (!entryId.safeParse(athlete.id).success)
    return refused(`${athlete.name} cannot be starred: the service gave an id that cannot be kept.`);
  if (idsOf(board).length >= boardLimits.athletes) return refused(full);
  const entry = entryOf(athlete, at);
  const name = usualColumnName(entry.facts);
  const words = `star ${entry.facts.name}`;
  const column = board.columns.find((known) => known.name === name);
  if (column !== undefined)
    return done(withColumn(board, column.id, { entries: [...column.entries, entry] }), words);
  if (board.columns.length >= boardLimits.columns) return refused(fullOfColumns);
  return done(withNewColumns(board, [{ name, places: null, entries: [entry] }]), words);
}

function drop(board: Board, ids: readonly string[]): StepOutcome {
  const dropped = board.columns.flatMap(({ entries }) => entries.filter(({ id }) => ids.includes(id)));
  const [first] = dropped;
  if (first === undefined) return unchanged;
  const columns = board.columns.map((column) => ({
    ...column,
    entries: column.entries.filter((entry) => !dropped.includes(entry)),
  }));
  const who = dropped.length === 1 ? first.facts.name : `${dropped.length} athletes`;
  return done({ ...board, columns }, `take ${who} off the board`);
}

function move(board: Board, { id, columnId, rank }: BoardStep & { type: 'move' }): StepOutcome {
  const [from, entry] = found(board, id) ?? [];
  const target = board.columns.find((column) => column.id === columnId);
  if (from === undefined || entry === undefined || target === undefined) return unchanged;
  const others = target.entries.filter((other) => other !== entry);
  const at = placeWithin(rank, others.length);
  if (from === target && target.entries[at] === entry) return unchanged;
  const without = withColumn(board, from.id, { entries: from.entries.filter((other) => other !== entry) });
  const words =
    from === target
      ? `rank ${entry.facts.name} ${at + 1} in ${target.name}`
      : `move ${entry.facts.name} to ${target.name}`;
  return done(withColumn(without, columnId, { entries: others.toSpliced(at, 0, entry) }), words);
}

function writeNote(board: Board, id: string, text: string): StepOutcome {
  const [column, entry] = found(board, id) ?? [];
  if (column === undefined || entry === undefined || entry.note === text) return unchanged;
  const problem = problemOf('The note', note.safeParse(text));
  return problem ?? done(withEntry(board, column, { ...entry, note: text }), `note on ${entry.facts.name}`);
}

function setMark(board: Board, id: string, mark: Mark | null): StepOutcome {
  const [column, entry] = found(board, id) ?? [];
  if (column === undefined || entry === undefined || entry.mark === mark) return unchanged;
  const { name } = entry.facts;
  const words = mark === null ? `take the mark off ${name}` : `mark ${name} as ${markLabels[mark]}`;
  return done(withEntry(board, column, { ...entry, mark }), words);
}

function addColumn(board: Board, name: string): StepOutcome {
  if (board.columns.length >= boardLimits.columns) return refused(fullOfColumns);
  const added = { name, places: null, entries: [] };
  return nameProblem(board.columns, name) ?? done(withNewColumns(board, [added]), `add ${name}`);
}

function renameColumn(board: Board, columnId: string, name: string): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined || column.name === name) return unchanged;
  const others = board.columns.filter((other) => other !== column);
  return (
    nameProblem(others, name) ??
    done(withColumn(board, columnId, { name }), `rename ${column.name} to ${name}`)
  );
}

function moveColumn(board: Board, columnId: string, rank: number): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined) return unchanged;
  const others = board.columns.filter((other) => other !== column);
  const at = placeWithin(rank, others.length);
  if (board.columns[at] === column) return unchanged;
  return done({ ...board, columns: others.toSpliced(at, 0, column) }, `move ${column.name}`);
}

function removeColumn(board: Board, columnId: string): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined) return unchanged;
  const columns = board.columns.filter((other) => other !== column);
  return done({ ...board, columns }, `remove ${column.name}`);
}

function setPlaces(board: Board, columnId: string, wanted: number | null): StepOutcome {
  const column = board.columns.find(({ id }) => id === columnId);
  if (column === undefined || column.places === wanted) return unchanged;
  if (!places.safeParse(wanted).success)
    return refused(`Places must be a whole number from 0 to ${boardLimits.places}.`);
  const words = wanted === null ? `no places for ${column.name}` : `${wanted} places for ${column.name}`;
  return done(withColumn(board, columnId, { places: wanted }), words);
}

/** New columns beside one's own; athletes who are on the board already stay where they are (rules.md#board-sharing). */
function takeOver(
  board: Board,
  { shared, athletes, at }: Pick<BoardStep & { type: 'takeOver' }, 'shared' | 'athletes' | 'at'>,
): StepOutcome {
  const readable = new Map(athletes.map((athlete) => [athlete.id, athlete]));
  const own = new Set(idsOf(board));
  const taken = shared.columns
    .map((column) => ({
      ...column,
      entries: column.ids.flatMap((id) => {
        const athlete = own.has(id) ? undefined : readable.get(id);
        return athlete === undefined ? [] : [entryOf(athlete, at)];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = taken.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return unchanged;
  if (own.size + count > boardLimits.athletes) return refused(full);
  if (board.columns.length + taken.length > boardLimits.columns) return refused(fullOfColumns);
  const names = new Set(board.columns.map(({ name }) => name));
  const columns = taken.map(({ name, places: wanted, entries }) => {
    const free = freeName(name, names);
    names.add(free);
    return { name: free, places: wanted, entries };
  });
  return done(withNewColumns(board, columns), `take over ${count} ${count === 1 ? 'athlete' : 'athletes'}`);
}

/** 'Fall 2028', or 'Fall 2028 (2)' where there is one. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const start = Array.from(name).slice(0, boardLimits.columnName - suffix.length);
    const free = start.join('') + suffix;
    if (!taken.has(free)) return free;
  }
}

function done(board: Board, words: string): StepOutcome {
  return { kind: 'done', board, words };
}

function refused(problem: string): StepOutcome {
  return { kind: 'refused', problem };
}

function problemOf(
  subject: string,
  { error }: { error?: { issues: readonly { message: string }[] } | undefined },
): StepOutcome | null {
  const [issue] = error?.issues ?? [];
  return issue === undefined ? null : refused(`${subject} ${issue.message}.`);
}

function nameProblem(others: readonly BoardColumn[], name: string): StepOutcome | null {
  if (others.some((other) => other.name === name)) return refused(`There is a column ${name} already.`);
  return problemOf('The name of a column', columnName.safeParse(name));
}

function entryOf(athlete: Starrable, at: string): BoardEntry {
  return { id: athlete.id, note: '', mark: null, starredAt: at, facts: starredFactsOf(athlete) };
}

function found({ columns }: Board, id: string): readonly [BoardColumn, BoardEntry] | null {
  for (const column of columns) {
    const entry = column.entries.find((known) => known.id === id);
    if (entry !== undefined) return [column, entry];
  }
  return null;
}

function withColumn(board: Board, columnId: string, facts: Partial<Omit<BoardColumn, 'id'>>): Board {
  const columns = board.columns.map((column) => (column.id === columnId ? { ...column, ...facts } : column));
  return { ...board, columns };
}

function withEntry(board: Board, { id, entries }: BoardColumn, entry: BoardEntry): Board {
  return withColumn(board, id, { entries: entries.map((old) => (old.id === entry.id ? entry : old)) });
}

function withNewColumns(board: Board, added: readonly Omit<BoardColumn, 'id'>[]): Board {
  const taken = new Set(board.columns.map(({ id }) => id));
  let number = 0;
  const columns = added.map((column) => {
    do number += 1;
    while (taken.has(`c${number}`));
    return { id: `c${number}`, ...column };
  });
  return { ...board, columns: [...board.columns, ...columns] };
}

function placeWithin(rank: number, length: number): number {
  return Math.min(Math.max(Math.trunc(rank), 0), length);
}
