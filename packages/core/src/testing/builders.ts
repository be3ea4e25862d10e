import type { Agency } from '../agencies/agency.ts';
import { type Athlete, athlete } from '../athletes/athlete.ts';

/** An athlete with only the required fields, and `facts`. */
export function anAthlete(facts: Partial<Athlete> = {}): Athlete {
  return {
    ...athlete.parse({ id: '1', name: 'Demo Athlete', sport: 'Tennis' }),
    ...facts,
  };
}

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
    ...facts,
  };
}
