import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { starredFactsOf } from './board.ts';
import { changesSince } from './board-changes.ts';

const starred = starredFactsOf(
  anAthlete({
    name: 'Ada',
    available_semester: 'Fall',
    available_year: 2027,
    UTR: 9.1,
    SAT: 1200,
    country_of_residence: 'CH',
    agency_id: '1',
    agency_name: 'North',
  }),
);

test('each fact that differs is said as it was and as it is', () => {
  expect(changesSince(starred, starred)).toEqual([]);
  expect(changesSince(starred, { ...starred, UTR: 9.6, available_year: 2028 })).toEqual([
    'Fall 2027 → Fall 2028',
    'UTR 9.1 → 9.6',
  ]);
  const other = starredFactsOf(
    anAthlete({
      name: 'Eva',
      sport: 'Soccer',
      gender: 'Female',
      ITF: 7,
      GPA: 3,
      TOEFL: 0,
      agency_name: 'South',
    }),
  );
  expect(changesSince(starred, other)).toEqual([
    'Name Ada → Eva',
    'Sport Tennis → Soccer',
    'Fall 2027 → -',
    'UTR 9.1 → -',
    'ITF - → 7',
    'GPA - → 3',
    'SAT 1200 → -',
    'TOEFL - → 0',
    'Gender - → Female',
    'Country Switzerland → -',
    'Agency North → South',
  ]);
});

test('another spelling of the same country is no change', () => {
  expect(changesSince(starred, { ...starred, country_of_residence: 'Switzerland' })).toEqual([]);
});
