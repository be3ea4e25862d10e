import type { WireAgency, WireAthlete } from './eleven-calls.ts';

const given = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Eun-ji', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const family = ['Example', 'Sample', 'Placeholder', 'Fictional', 'Testcase', 'Demo', 'Mockup'];
const countries = ['DE', 'US', 'ESP', 'JP', 'BR', 'Norway', 'xx', null];

/** The `n`th fictional athlete, with an id that is no number and some fields missing. */
export function madeUpAthlete(n: number): WireAthlete {
  const at = <T>(values: readonly T[]) => values[n % values.length];
  return {
    id: `ath:${n}`,
    name: `${at(given)} ${at(family)} ${n}`,
    gender: at(['Female', 'Male']),
    sport: at(['Tennis', 'Tennis', 'Tennis', 'Soccer']),
    country_of_residence: at(countries),
    ...(n % 5 !== 0 && { agency_id: 7000 + (n % 3), agency_name: agencyNames[n % 3] }),
    available_semester: at(['Fall', 'Spring', null]),
    available_year: 2026 + (n % 4),
    GPA: at([4, 3.7, null, 2.9, 3.1]),
    SAT: at([1600, null, 980, 1210]),
    TOEFL: at([0, 120, 95, null]),
    UTR: at([null, 12.25, 8.5]),
    bio: at(['', null, 'Plays on clay.']),
    profile_url: at([null, 'https://profiles.example/a']),
    video_1: at([null, 'https://video.example/v']),
  };
}

const agencyNames = ['North Court Demo', 'Baseline Sample', 'Net Post Example'];

export function madeUpAgency(n: number): WireAgency {
  return {
    id: 7000 + n,
    name: agencyNames[n] ?? `Agency ${n}`,
    sports: ['Tennis', 'Soccer'].slice(0, (n % 2) + 1),
    country: countries[n],
    city: ['Bremen', null, 'Girona'][n],
    address: '1 Example Street',
    zip_code: '00000',
    agency_information: 'A made-up agency.',
    email: 'hello@agency.example',
    phone_number: '+49 30 000000',
  };
}

export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}
