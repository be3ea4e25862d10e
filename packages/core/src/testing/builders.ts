import type { Agency } from '../agencies/agency.ts';
import type { Athlete } from '../athletes/athlete.ts';

/** An athlete with nothing but what every athlete has. */
export function anAthlete(facts: Partial<Athlete> = {}): Athlete {
  return {
    id: '1',
    name: 'Demo Athlete',
    gender: null,
    sport: 'Tennis',
    country_of_residence: null,
    bio: null,
    agency_id: null,
    agency_name: null,
    profile_url: null,
    video_1: null,
    available_semester: null,
    available_year: null,
    UTR: null,
    ITF: null,
    GPA: null,
    SAT: null,
    TOEFL: null,
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
