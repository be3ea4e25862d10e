import { type Athlete, athlete, type ListedAthlete } from '@matchpoint/core/athletes/fields/athlete';
import { isOffered, ownFieldNames } from '@matchpoint/core/athletes/fields/athlete-fields';
import {
  type AthleteFilter,
  matchesAthlete,
  sortAthletes,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import type { ListSource } from '@matchpoint/core/client/list-pages';
import { createListing } from '@matchpoint/core/client/listing';
import { ApiError } from '@matchpoint/core/wire/api-error';
import type { Run } from './run.ts';
import { agencyProfile } from './session/agency.ts';
import type { CommandSession } from './session/command-session.ts';

export interface MyAthletes extends ListSource<Athlete> {
  /** How many athletes the service returned with name and sport only. */
  readonly incomplete: () => number;
}

/**
 * The athletes of the person's own agency, with every field. Without paging they are found by the agency's own list,
 * because the directory need not name an athlete's agency; those missing from the directory are loaded one by one
 * (rules/service.md#own-athlete). Hidden ones are only in the agency's own answers (rules/athletes.md#hidden).
 */
export async function myAthletes(
  run: Run,
  session: CommandSession,
  filter: AthleteFilter,
): Promise<MyAthletes> {
  const { id: agencyId } = await agencyProfile(run, session);
  const client = await run.client();
  const agency = await session.authorize((token) => client.showMyAgency(agencyId, { token }));
  const directory = createListing(client.listAthletes, client.capabilities);
  let incomplete = 0;

  async function showMine(listed: ListedAthlete): Promise<Athlete> {
    try {
      const shown = await session.authorize((token) => client.showMyAthlete(agencyId, listed.id, { token }));
      return shown.data;
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'refused')) throw error;
      incomplete += 1;
      return athlete.parse(listed);
    }
  }

  return {
    fetchPage: async (query, request) => {
      if (isOffered('hidden', client.capabilities.offered() ?? [])) {
        const rows = await session.authorize((token) =>
          client.listMyAthletesInFull(agencyId, { token }, ({ version: _, ...own }) => own),
        );
        return { rows, total: null, next: null, unreadable: 0 };
      }
      const page = await directory.fetchPage({ ...query, agency_id: agency.data.id }, request);
      if (page.total !== null) return page;
      const own = await session.authorize((token) => client.listMyAthletes(agencyId, { token }));
      const listed = new Map(page.rows.map((row) => [row.id, row]));
      const rows: Athlete[] = [];
      for (const one of own.rows) rows.push(listed.get(one.id) ?? (await showMine(one)));
      return { ...page, rows, unreadable: own.unreadable };
    },
    filterAndSort: (rows) => sortAthletes(rows.filter(matchesAthlete(withoutAgency(filter))), filter.sort),
    incomplete: () => incomplete,
  };
}

/** The rows are the agency's already, so its filter is dropped. */
function withoutAgency({ agency_id: _, ...filter }: AthleteFilter): AthleteFilter {
  return filter;
}

/** Whether no athlete has what the agency alone is answered, so that a CSV has no column for it. */
export function isUnusedOwn(field: string, athletes: readonly Athlete[]): boolean {
  const own = ownAnswers.find((name) => name === field);
  return own !== undefined && !athletes.some((one) => (one[own] ?? false) !== false);
}

const ownAnswers = [...ownFieldNames, 'consent', 'consent_until'] as const;

export function warnIncomplete({ log }: Run, { incomplete }: MyAthletes): void {
  const count = incomplete();
  if (count > 0)
    log.warn(`For ${count} of them the service has only name and sport; the other fields are empty.`);
}
