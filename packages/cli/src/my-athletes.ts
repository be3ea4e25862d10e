import { ApiError } from '@matchpoint/core/api/api-error';
import { type Athlete, athlete, type ListedAthlete } from '@matchpoint/core/athletes/athlete';
import { type AthleteFilter, matchesAthlete, sortAthletes } from '@matchpoint/core/athletes/athlete-filter';
import type { Source } from './listing.ts';
import type { Run } from './run.ts';
import { agencyProfile } from './session/agency.ts';
import type { Session } from './session/session.ts';

export interface MyAthletes extends Source<Athlete> {
  /** Athletes of whom the service told no more than name and sport. */
  readonly incomplete: () => number;
}

/**
 * The athletes of the person's own agency, with all that the directory tells of them. Where the service cannot narrow
 * the directory, the agency's own list says who is meant: the directory need not tell the agency of an athlete, and
 * whom it does not tell at all is asked for one by one (rules.md#own-athlete).
 */
export async function myAthletes(run: Run, session: Session, filter: AthleteFilter): Promise<MyAthletes> {
  const { id: agencyId } = await agencyProfile(run, session);
  const client = await run.client();
  const agency = await session.authorize((token) => client.showMyAgency(agencyId, { token }));
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
    ask: async (query) => {
      const isWhole = Object.keys(query).length === 0;
      const page = await client.listAthletes(isWhole ? {} : { ...query, agency_id: agency.data.id });
      if (page.total !== null) return page;
      const own = await session.authorize((token) => client.listMyAthletes(agencyId, { token }));
      const told = new Map(page.rows.map((row) => [row.id, row]));
      const rows: Athlete[] = [];
      for (const listed of own) rows.push(told.get(listed.id) ?? (await showMine(listed)));
      return { ...page, rows };
    },
    narrow: (rows) => sortAthletes(rows.filter(matchesAthlete(withoutAgency(filter))), filter.sort),
    incomplete: () => incomplete,
  };
}

/** The agency is settled already. */
function withoutAgency({ agency_id: _, ...filter }: AthleteFilter): AthleteFilter {
  return filter;
}

/** Tells of athletes that are not told in full. */
export function warnIncomplete({ talk }: Run, { incomplete }: MyAthletes): void {
  const count = incomplete();
  if (count > 0)
    talk.warn(`The service tells only name and sport of ${count} of them: the other fields are empty.`);
}
