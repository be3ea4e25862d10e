import { empty, shownAvailability } from '../display/display.ts';
import {
  type Board,
  boardLimits,
  entryId,
  idsOf,
  type Mark,
  markLabels,
  note,
  type Placed,
  placeOf,
} from './board.ts';
import { changesSince, type Starrable, type StarredFacts, starredFactsOf } from './starred-facts.ts';
import {
  done,
  entryOf,
  full,
  fullOfColumns,
  joinedNotes,
  lost,
  problemOf,
  refused,
  type StepOutcome,
  unchanged,
  withChanged,
  withColumn,
  withEntryIn,
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

interface Starring {
  readonly athlete: Starrable;
  /** What the athlete had when taken off: put back as it was, as far as the board still has its column. */
  readonly earlier?: TakenOff | null;
}

export function star(board: Board, { athlete, earlier = null }: Starring): StepOutcome {
  if (placeOf(board, athlete.id) !== null) return unchanged;
  if (!entryId.safeParse(athlete.id).success)
    return refused(`${athlete.name} cannot be starred: the service gave an id that cannot be kept.`);
  if (idsOf(board).length >= boardLimits.athletes) return refused(full);
  const entry = earlier?.entry ?? entryOf(athlete);
  const column = earlier?.column ?? { name: columnNameOn(board, entry.facts), places: null };
  const starred = withEntryIn(board, column, entry, earlier?.rank ?? Infinity);
  return hasRoom(starred) ? done(starred, `starring ${entry.facts.name}`) : refused(fullOfColumns);
}

interface OfAthlete {
  readonly id: string;
}

export function unstar(board: Board, { id }: OfAthlete): StepOutcome {
  const placed = placeOf(board, id);
  if (placed === null) return unchanged;
  return done(withoutEntry(board, placed), `removing ${placed.entry.facts.name} from the board`);
}

interface Move extends OfAthlete {
  readonly columnId: string;
  /** From 0, without the moved athlete. */
  readonly rank: number;
}

export function move(board: Board, { id, columnId, rank }: Move): StepOutcome {
  const target = board.columns.find((column) => column.id === columnId);
  return target === undefined ? unchanged : moved(board, id, target.name, rank);
}

/** To the end of the column of that name, which is made when it is missing. */
export function moveToColumn(board: Board, { id, name }: OfAthlete & { readonly name: string }): StepOutcome {
  return placeOf(board, id)?.column.name === name ? unchanged : moved(board, id, name, Infinity);
}

function moved(board: Board, id: string, name: string, rank: number): StepOutcome {
  const placed = placeOf(board, id);
  if (placed === null) return unchanged;
  const { column, entry } = placed;
  const after = withEntryIn(withoutEntry(board, placed), { name, places: null }, entry, rank);
  if (!hasRoom(after)) return refused(fullOfColumns);
  const now = placeOf(after, id) ?? placed;
  const isWithin = column.name === name;
  if (isWithin && now.rank === placed.rank) return unchanged;
  const athlete = entry.facts.name;
  return done(
    after,
    isWithin ? `ranking ${athlete} ${now.rank + 1} in ${name}` : `moving ${athlete} to ${name}`,
    `${athlete} is ${now.rank + 1} of ${now.column.entries.length} in ${name}`,
  );
}

/** What changed until now is not a change any more: these facts are compared from now on. */
export function acknowledge(
  board: Board,
  { id, facts }: OfAthlete & { readonly facts: StarredFacts },
): StepOutcome {
  const placed = placeOf(board, id);
  if (placed === null || changesSince(placed.entry.facts, facts).length === 0) return unchanged;
  return done(
    withChanged(board, placed, { facts: starredFactsOf(facts) }),
    `marking the changes of ${facts.name} as seen`,
  );
}

interface WrittenNote extends OfAthlete {
  readonly text: string;
  /** The note on which `text` was typed; another one is kept beside it. */
  readonly was: string;
  /** The athlete's. */
  readonly name: string;
}

/** No text goes away unseen (rules/board.md#board-storage): not another tab's note, nor one on an athlete taken off there. */
export function writeNote(board: Board, { id, text, was, name }: WrittenNote): StepOutcome {
  const placed = placeOf(board, id);
  if (placed === null)
    return text === '' ? unchanged : lost(`${name} is not on the board any more. Your note was: ${text}`);
  const { note: known } = placed.entry;
  const written = known === was ? text : joinedNotes(known, text);
  if (known === written) return unchanged;
  if (!note.safeParse(written).success && written !== text)
    return lost(`The note on ${name} was changed in another tab, and has no room for yours: ${text}`);
  const problem = problemOf('The note', note.safeParse(written));
  return problem ?? done(withChanged(board, placed, { note: written }), `the note on ${name}`);
}

interface NewMark extends OfAthlete {
  readonly mark: Mark | null;
  /** An ISO 8601 instant in UTC. */
  readonly at: string;
}

export function setMark(board: Board, { id, mark, at }: NewMark): StepOutcome {
  const placed = placeOf(board, id);
  if (placed === null || placed.entry.mark === mark) return unchanged;
  const { name } = placed.entry.facts;
  const words = mark === null ? `taking the mark off ${name}` : `marking ${name} as ${markLabels[mark]}`;
  return done(withChanged(board, placed, { mark, markedAt: mark === null ? null : at }), words);
}

const hasRoom = ({ columns }: Board) => columns.length <= boardLimits.columns;

function withoutEntry(board: Board, { column, entry }: Placed): Board {
  return withColumn(board, column.id, { entries: column.entries.filter((other) => other !== entry) });
}
