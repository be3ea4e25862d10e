import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { startTestServer, type TestServer, type TestServerOptions } from '@matchpoint/server/testing';
import { inject } from 'vitest';

/** A server of a test file's own, which serves the app, with an empty directory. */
export function startOwnServer(
  options: Pick<TestServerOptions, 'extensions' | 'sharing'> = {},
): Promise<TestServer> {
  return startTestServer({
    cluster: inject('cluster'),
    webDir: inject('builtApp'),
    authEmulator: inject('authEmulator'),
    listening: true,
    ...options,
  });
}

/** Every field in use. */
export const wholeAgency = {
  name: 'Court Club Example',
  sports: ['Tennis', 'Soccer'],
  country: 'CH',
  address: '4 Baseline Row',
  city: 'Zürich',
  zip_code: '8000',
  agency_information: 'A made-up agency.\nIt lists made-up people.',
  email: 'hello@court-club.example',
  phone_number: '+41 44 000 00 00',
} satisfies Partial<Agency>;

/** Every field in use, and a score of 0, which is something. */
export const wholeAthlete = {
  name: 'Zoë Example',
  gender: 'Female',
  sport: 'Tennis',
  country_of_residence: 'BR',
  bio: 'Left-handed.\nStudies physics.',
  profile_url: 'https://profiles.example/zoe',
  video_1: 'http://video.example/zoe?match=1',
  available_semester: 'Fall',
  available_year: 2027,
  UTR: 12.25,
  ITF: 104,
  GPA: 3.7,
  SAT: 1480,
  TOEFL: 0,
} satisfies Partial<Athlete>;
