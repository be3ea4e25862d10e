import type { Agency } from '../agencies/agency.ts';
import { type Athlete, athlete } from '../athletes/athlete.ts';

/** An athlete with nothing but what every athlete has. */
export function anAthlete(facts: Partial<Athlete> = {}): Athlete {
  return {
    ...athlete.parse({ id: '1', name: 'Demo Athlete', sport: 'Tennis' }),
    ...facts,
  };
}

/** An agency with nothing but what every agency has. */
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
