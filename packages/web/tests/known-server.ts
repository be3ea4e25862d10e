import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { startTestServer, type TestServer, type TestServerOptions } from '@matchpoint/server/testing';
import { inject } from 'vitest';

export type OwnServerOptions = Pick<
  TestServerOptions,
  | 'authEmulator'
  | 'consent'
  | 'contact'
  | 'extensions'
  | 'offered'
  | 'project'
  | 'sharing'
  | 'texts'
  | 'verifiedOnly'
>;

/** A server for one test file, which serves the app and has no data; `server` in a test where one is enough. */
export function startOwnServer(options: OwnServerOptions = {}): Promise<TestServer> {
  return startTestServer({
    cluster: inject('cluster'),
    webDir: inject('builtApp'),
    authEmulator: inject('authEmulator'),
    listening: true,
    ...options,
  });
}

/** An agency with every field. */
export const fullAgency = {
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

/** An athlete with every field, one score being 0. */
export const fullAthlete = {
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
