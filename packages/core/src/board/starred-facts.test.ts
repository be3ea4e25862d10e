import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { changesSince, starredFacts, starredFactsOf } from './starred-facts.ts';

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
    'UTR 9.10 → 9.60',
    'Fall 2027 → Fall 2028',
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
    'Gender - → Female',
    'UTR 9.10 → -',
    'ITF - → 7',
    'GPA - → 3.0',
    'SAT 1200 → -',
    'TOEFL - → 0',
    'Fall 2027 → -',
    'Country Switzerland → -',
    'Agency North → South',
  ]);
});

test('another spelling of the same country is not a change', () => {
  expect(changesSince(starred, { ...starred, country_of_residence: 'Switzerland' })).toEqual([]);
});

test('a fact that the service did not have then, or has no longer, is not a change', () => {
  const rated = { ...starred, WTN: 14.25 };
  expect([
    changesSince(starred, rated),
    changesSince(rated, starred),
    changesSince({ ...rated, WTN: null }, rated),
  ]).toEqual([[], [], ['WTN - → 14.25']]);
});

test('a board from before a field was added is read, with nothing in it', () => {
  const { UTR: _, ...older } = starredFactsOf(anAthlete({ name: 'Ada', UTR: 9.1 }));
  expect(starredFacts.parse(older)).toEqual({ ...older, UTR: null });
});
