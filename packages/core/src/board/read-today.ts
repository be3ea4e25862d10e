import type { Agency } from '../agencies/agency.ts';
import type { Athlete } from '../athletes/fields/athlete.ts';
import type { Capabilities } from '../contract/capabilities.ts';
import { hasStatus } from '../wire/api-error.ts';
import { type Starrable, type StarredFacts, starredFactsOf } from './starred-facts.ts';

type Answer<T> =
  | { readonly kind: 'found'; readonly entry: T }
  /** The service does not list it any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' };

/** Today's answer for an athlete on a board (rules/board.md#board-changes). */
export type CurrentAthlete = Answer<Starrable>;

/** By id. */
export type CurrentAthletes = ReadonlyMap<string, CurrentAthlete>;

/** The addresses for email of agencies by id, null for none; agencies that cannot be read are left out. */
export type AgencyEmails = ReadonlyMap<string, string | null>;

export const noEmails: AgencyEmails = new Map();

interface Service {
  readonly capabilities: Pick<Capabilities, 'can'>;
}
type Show<T> = (id: string) => Promise<T>;
type List<T> = (query: { id: string }) => Promise<{
  readonly rows: readonly T[];
  readonly unreadable: number;
}>;

export interface AthleteCalls extends Service {
  readonly showAthlete: Show<Athlete>;
  readonly listAthletes: List<Athlete>;
}

export interface AgencyCalls extends Service {
  readonly showAgency: Show<Agency>;
  readonly listAgencies: List<Agency>;
}

export async function readAthletes(
  ids: readonly string[],
  { capabilities, showAthlete, listAthletes }: AthleteCalls,
): Promise<CurrentAthletes> {
  const read = await readByIds(ids, capabilities, showAthlete, listAthletes);
  const current = ([id, answer]: readonly [string, Answer<Athlete>]): [string, CurrentAthlete] =>
    answer.kind === 'found'
      ? [id, { kind: 'found', entry: { id, ...starredFactsOf(answer.entry) } }]
      : [id, answer];
  return new Map([...read].map(current));
}

/** The agencies of athletes, each once. */
export function agencyIdsOf(athletes: readonly (StarredFacts | null)[]): string[] {
  return [...new Set(athletes.flatMap((facts) => facts?.agency_id ?? []))];
}

export async function readAgencyEmails(
  ids: readonly string[],
  { capabilities, showAgency, listAgencies }: AgencyCalls,
): Promise<AgencyEmails> {
  const read = await readByIds(ids, capabilities, showAgency, listAgencies);
  return new Map(
    [...read].flatMap(([id, answer]): [string, string | null][] => {
      if (answer.kind === 'unreachable') return [];
      const email = answer.kind === 'found' ? answer.entry.email : null;
      return [[id, email?.includes('@') ? email : null]];
    }),
  );
}

/** Ids of one call, calls at a time, and the failures in a row after which the rest is not tried. */
const most = { ids: 100, atOnce: 6, failures: 6 };

/** Reads a hundred a call, or one by one from a service without the capability (rules/service.md#by-ids). */
async function readByIds<T extends { readonly id: string }>(
  ids: readonly string[],
  { can }: Pick<Capabilities, 'can'>,
  show: Show<T>,
  list: List<T>,
): Promise<ReadonlyMap<string, Answer<T>>> {
  const read = new Map<string, Answer<T>>(ids.map((id) => [id, { kind: 'unreachable' }]));

  async function readOne(id: string): Promise<void> {
    try {
      read.set(id, { kind: 'found', entry: await show(id) });
    } catch (error) {
      if (!hasStatus(error, 404, 410)) throw error;
      read.set(id, { kind: 'gone' });
    }
  }

  async function readSeveral(several: readonly string[]): Promise<void> {
    const { rows, unreadable } = await list({ id: several.join(',') });
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const id of several) {
      const entry = found.get(id);
      if (entry !== undefined) read.set(id, { kind: 'found', entry });
      else if (unreadable === 0) read.set(id, { kind: 'gone' });
    }
  }

  // The first answer says what the service can do.
  const first = can('ids') === null ? ids.slice(0, 1) : [];
  await inTurn(first, readOne);
  const rest = ids.slice(first.length);
  const isListed = (id: string) => can('ids') === true && !id.includes(',');
  const listed = rest.filter(isListed);
  const portions = Array.from({ length: Math.ceil(listed.length / most.ids) }, (_, index) =>
    listed.slice(index * most.ids, (index + 1) * most.ids),
  );
  await inTurn(portions, readSeveral);
  await inTurn(
    rest.filter((id) => !isListed(id)),
    readOne,
  );
  return read;
}

async function inTurn<T>(all: readonly T[], readNext: (one: T) => Promise<void>): Promise<void> {
  const queue = all.values();
  let failures = 0;
  const work = async () => {
    for (const one of queue) {
      if (failures >= most.failures) return;
      try {
        await readNext(one);
        failures = 0;
      } catch {
        failures += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: most.atOnce }, work));
}
