import { expect, test } from 'vitest';
import { anAgency, anAthlete } from '../testing/builders.ts';
import { agencySummary, athleteSummary, pageDescriptions } from './page-summary.ts';

test('an athlete is described by what decides, without gaps', () => {
  const ada = anAthlete({
    name: 'Ada Lovelace',
    sport: 'Tennis',
    available_semester: 'Fall',
    available_year: 2028,
    country_of_residence: 'GB',
    UTR: 9.53,
    agency_name: 'Smash',
  });
  expect(athleteSummary(ada)).toEqual({
    title: 'Ada Lovelace',
    description: 'Tennis, available for Fall 2028, lives in United Kingdom, UTR 9.53, listed by Smash.',
  });
  expect(athleteSummary(anAthlete({ name: 'Ada', sport: null, available_year: 2028 })).description).toBe(
    'Available for 2028.',
  );
  expect(athleteSummary(anAthlete({ name: 'Ada', sport: null })).description).toBe(pageDescriptions.athlete);
});

test('an agency is described by its sports and place', () => {
  const smash = anAgency({ name: 'Smash', sports: ['Tennis', 'Soccer'], city: 'Valencia', country: 'ES' });
  expect(agencySummary(smash)).toEqual({
    title: 'Smash',
    description: 'Agency for Tennis, Soccer in Valencia, Spain.',
  });
  expect(agencySummary(anAgency({ name: 'Smash', sports: [] })).description).toBe(pageDescriptions.agency);
});
