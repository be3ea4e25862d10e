import { empty, shownAvailability } from '../display/display.ts';
import {
  type Board,
  type BoardColumn,
  type BoardEntry,
  boardLimits,
  entryId,
  idsOf,
  type Mark,
  markLabels,
  note,
} from './board.ts';
import { changesSince, type Starrable, type StarredFacts, starredFactsOf } from './starred-facts.ts';
import {
  done,
  entryOf,
  full,
  fullOfColumns,
  joinedNotes,
  lost,
  placeWithin,
  problemOf,
  refused,
  type StepOutcome,
  unchanged,
  withColumn,
  withNewColumns,
} from './step-outcome.ts';
import type { TakenOff } from './taken-off.ts';

/** Whose team it is, before the sport. */
const teams = new Map<string | null, string>([
  ['Female', "Women's"],
  ['Male', "Men's"],
]);

/** "Women's tennis". */
function teamOf({ gender, sport }: StarredFacts): string {
  const team = teams.get(gender);
  return team === undefined || sport === null ? (sport ?? 'No sport') : `${team} ${withinSentence(sport)}`;
}

/** The column of an athlete's team, for a board without columns by term: "Women's tennis". */
export const teamColumnName = (athlete: StarredFacts) => named(teamOf(athlete));

/** The column that starring puts an athlete into: "Women's tennis, Fall 2028". */
export function usualColumnName(athlete: StarredFacts): string {
  const term = shownAvailability(athlete);
  return named(`${teamOf(athlete)}, ${term === empty ? 'no term' : term}`);
}

/** As a column's name can be. */
function named(name: string): string {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, boardLimits.columnName).join('').trim();
}

/** The column for an athlete on this board: of their term, or of their team where the board has that one alone. */
function columnNameOn({ columns }: Board, facts: StarredFacts): string {
  const [usual, team] = [usualColumnName(facts), teamColumnName(facts)];
  const names = columns.map(({ name }) => name);
  return !names.includes(usual) && names.includes(team) ? team : usual;
}

/** 'Tennis' as 'tennis'; 'BMX' stays. */
function withinSentence(sport: string): string {
  return /^\p{Lu}{2}/u.test(sport) ? sport : sport.charAt(0).toLowerCase() + sport.slice(1);
}

/** @param earlier what the athlete had when taken off: put back as it was, as far as the board still has its column */
export function star(board: Board, athlete: Starrable, earlier: TakenOff | null = null): StepOutcome {
  const isStarred = idsOf(board).includes(athlete.id);
  if (isStarred) return unchanged;
  if (!entryId.safeParse(athlete.id).success)
    return refused(`${athlete.name} cannot be starred: the service gave an id that cannot be kept.`);
  if (idsOf(board).length >= boardLimits.athletes) return refused(full);
  const entry = earlier?.entry ?? entryOf(athlete);
  const { name, places } = earlier?.column ?? { name: columnNameOn(board, entry.facts), places: null };
  const words = `starring ${entry.facts.name}`;
  const column = board.columns.find((known) => known.name === name);
  if (column !== undefined) {
    const { id, entries } = column;
    const rank = placeWithin(earlier?.rank ?? entries.length, entries.length);
    return done(withColumn(board, id, { entries: entries.toSpliced(rank, 0, entry) }), words);
  }
  if (board.columns.length >= boardLimits.columns) return refused(fullOfColumns);
  return done(withNewColumns(board, [{ name, places, entries: [entry] }]), words);
}

export function unstar(board: Board, id: string): StepOutcome {
  const starred = found(board, id);
  if (starred === null) return unchanged;
  return done(withoutEntry(board, starred), `removing ${starred.entry.facts.name} from the board`);
}

export function move(
  board: Board,
  { id, columnId, rank }: { readonly id: string; readonly columnId: string; readonly rank: number },
): StepOutcome {
  const starred = found(board, id);
  const target = board.columns.find((column) => column.id === columnId);
  if (starred === null || target === undefined) return unchanged;
  const { column: from, entry } = starred;
  const others = target.entries.filter((other) => other !== entry);
  const at = placeWithin(rank, others.length);
  if (target.entries[at] === entry) return unchanged;
  const without = withoutEntry(board, starred);
  const words =
    from === target
      ? `ranking ${entry.facts.name} ${at + 1} in ${target.name}`
      : `moving ${entry.facts.name} to ${target.name}`;
  return done(withColumn(without, columnId, { entries: others.toSpliced(at, 0, entry) }), words);
}

export function moveToColumn(
  board: Board,
  { id, name }: { readonly id: string; readonly name: string },
): StepOutcome {
  const starred = found(board, id);
  if (starred === null || starred.column.name === name) return unchanged;
  const { entry } = starred;
  const column = board.columns.find((known) => known.name === name);
  if (column !== undefined) return move(board, { id, columnId: column.id, rank: column.entries.length });
  if (board.columns.length >= boardLimits.columns) return refused(fullOfColumns);
  const without = withoutEntry(board, starred);
  const words = `moving ${entry.facts.name} to ${name}`;
  return done(withNewColumns(without, [{ name, places: null, entries: [entry] }]), words);
}

export function acknowledge(
  board: Board,
  { id, facts }: { readonly id: string; readonly facts: StarredFacts },
): StepOutcome {
  const starred = found(board, id);
  if (starred === null || changesSince(starred.entry.facts, facts).length === 0) return unchanged;
  return done(
    withEntry(board, starred, { facts: starredFactsOf(facts) }),
    `marking the changes of ${facts.name} as seen`,
  );
}

interface WrittenNote {
  readonly id: string;
  readonly text: string;
  readonly was: string;
  readonly name: string;
}

/** No text goes away unseen (rules/board.md#board-storage): not another tab's note, nor one on an athlete taken off there. */
export function writeNote(board: Board, { id, text, was, name }: WrittenNote): StepOutcome {
  const starred = found(board, id);
  if (starred === null)
    return text === '' ? unchanged : lost(`${name} is not on the board any more. Your note was: ${text}`);
  const { note: known } = starred.entry;
  const written = known === was ? text : joinedNotes(known, text);
  if (known === written) return unchanged;
  if (!note.safeParse(written).success && written !== text)
    return lost(`The note on ${name} was changed in another tab, and has no room for yours: ${text}`);
  const problem = problemOf('The note', note.safeParse(written));
  return problem ?? done(withEntry(board, starred, { note: written }), `the note on ${name}`);
}

export function setMark(
  board: Board,
  { id, mark, at }: { readonly id: string; readonly mark: Mark | null; readonly at: string },
): StepOutcome {
  const starred = found(board, id);
  if (starred === null || starred.entry.mark === mark) return unchanged;
  const { name } = starred.entry.facts;
  const words = mark === null ? `taking the mark off ${name}` : `marking ${name} as ${markLabels[mark]}`;
  return done(withEntry(board, starred, { mark, markedAt: mark === null ? null : at }), words);
}

interface Starred {
  readonly column: BoardColumn;
  readonly entry: BoardEntry;
}

function found({ columns }: Board, id: string): Starred | null {
  for (const column of columns) {
    const entry = column.entries.find((known) => known.id === id);
    if (entry !== undefined) return { column, entry };
  }
  return null;
}

function withoutEntry(board: Board, { column, entry }: Starred): Board {
  return withColumn(board, column.id, { entries: column.entries.filter((other) => other !== entry) });
}

function withEntry(board: Board, { column, entry }: Starred, change: Partial<BoardEntry>): Board {
  const entries = column.entries.map((old) => (old === entry ? { ...entry, ...change } : old));
  return withColumn(board, column.id, { entries });
}
