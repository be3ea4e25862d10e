import type { Agency } from '../agencies/agency.ts';
import { type Athlete, athlete } from '../athletes/fields/athlete.ts';

const added = '2026-01-02T03:04:05.678Z';

/** An athlete with only the required fields, unchanged since it was added, and `facts`. */
export function anAthlete(facts: Partial<Athlete> = {}): Athlete {
  return {
    ...athlete.parse({
      id: '1',
      name: 'Demo Athlete',
      sport: 'Tennis',
      created_at: added,
      changed_at: added,
    }),
    ...facts,
  };
}

/** Facts of an athlete of a service that gives no dates. */
export const undated = { created_at: null, changed_at: null } satisfies Partial<Athlete>;

/** An agency with only the required fields, and `facts`. */
export function anAgency(facts: Partial<Agency> = {}): Agency {
  return {
    id: '1',
    name: 'Demo Agency',
    sports: [],
    country: null,
    address: null,
    city: null,
    zip_code: null,
    agency_information: null,
    email: null,
    phone_number: null,
    noindex: false,
    ...facts,
  };
}
