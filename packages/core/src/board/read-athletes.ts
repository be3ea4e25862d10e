import { hasStatus } from '../wire/api-error.ts';
import { type Board, idsOf } from './board.ts';
import { readEach } from './read-each.ts';
import { type Starrable, starredFactsOf } from './starred-facts.ts';

/** Today's answer for an athlete on a board (rules/board.md#board-changes). */
export type CurrentAthlete =
  | { readonly kind: 'found'; readonly athlete: Starrable }
  /** The service does not list the athlete any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

/** By id. */
export type CurrentAthletes = ReadonlyMap<string, CurrentAthlete>;

export interface ReadAthletes {
  /** Answers since the last refresh. */
  readonly current: CurrentAthletes;
  /** Earlier answers, shown until the athlete is read again. */
  readonly before: CurrentAthletes;
}

export function currentOf({ current, before }: ReadAthletes, id: string): CurrentAthlete | undefined {
  return current.get(id) ?? before.get(id);
}

export function unreadIds({ board, current }: ReadAthletes & { readonly board: Board }): string[] {
  return idsOf(board).filter((id) => !current.has(id));
}

/** Adds new answers, and drops athletes that left the board. */
export function withRead(
  { board, current }: ReadAthletes & { readonly board: Board },
  read: CurrentAthletes,
): CurrentAthletes {
  const ids = new Set([...idsOf(board), ...read.keys()]);
  return new Map([...current, ...read].filter(([id]) => ids.has(id)));
}

/** Reads athletes by single calls, some at once; a failure concerns its athlete alone. */
export async function readAthletes(
  ids: readonly string[],
  readOne: (id: string) => Promise<Starrable>,
): Promise<CurrentAthletes> {
  const current = new Map<string, CurrentAthlete>(ids.map((id) => [id, { kind: 'unreachable' }]));
  await readEach(ids, async (id) => {
    const read = await readCurrent(id, readOne);
    current.set(id, read);
    return read.kind !== 'unreachable';
  });
  return current;
}

async function readCurrent(id: string, readOne: (id: string) => Promise<Starrable>): Promise<CurrentAthlete> {
  try {
    return { kind: 'found', athlete: { id, ...starredFactsOf(await readOne(id)) } };
  } catch (error) {
    return { kind: hasStatus(error, 404, 410) ? 'gone' : 'unreachable' };
  }
}
