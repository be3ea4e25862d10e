import { type Athlete, athlete } from '@matchpoint/core/athletes/athlete';
import { type AthleteFilter, matchesAthlete, sortAthletes } from '@matchpoint/core/athletes/athlete-filter';
import type { Source } from './listing.ts';
import type { Run } from './run.ts';
import { agencyProfile } from './session/agency.ts';
import { type Session, withSession } from './session/session.ts';

/** Hands over the athletes of the person's own agency, with all that the directory tells of them. */
export function withMyAthletes(
  run: Run,
  filter: AthleteFilter,
  deed: (source: Source<Athlete>) => Promise<void>,
): Promise<void> {
  return withSession(run, async (session) => deed(await myAthletes(run, session, filter)));
}

/**
 * The directory narrowed to the agency. Where the service cannot narrow it, the agency's own list says who is meant:
 * the directory need not tell the agency of an athlete.
 */
export async function myAthletes(
  run: Run,
  session: Session,
  filter: AthleteFilter,
): Promise<Source<Athlete>> {
  const { id: agencyId } = await agencyProfile(run, session);
  const client = await run.client();
  const agency = await session.authorize((token) => client.showMyAgency(agencyId, { token }));
  return {
    ask: async (query) => {
      const isWhole = Object.keys(query).length === 0;
      const page = await client.listAthletes(isWhole ? {} : { ...query, agency_id: agency.data.id });
      if (page.total !== null) return page;
      const own = await session.authorize((token) => client.listMyAthletes(agencyId, { token }));
      const told = new Map(page.rows.map((row) => [row.id, row]));
      return { ...page, rows: own.map((listed) => told.get(listed.id) ?? athlete.parse(listed)) };
    },
    narrow: (rows) => sortAthletes(rows.filter(matchesAthlete(withoutAgency(filter))), filter.sort),
  };
}

/** The agency is settled already. */
function withoutAgency({ agency_id: _, ...filter }: AthleteFilter): AthleteFilter {
  return filter;
}
