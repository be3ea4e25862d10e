import { expect, test } from 'vitest';
import { athleteFieldNames } from '../athletes/athlete-fields.ts';
import { anAthlete } from '../testing/builders.ts';
import { boardFields } from './board-csv.ts';
import { boardFacts, starredFacts, starredFactsOf, starredFields } from './starred-facts.ts';

test('a board keeps each field of an athlete but these, and shows, compares and saves what it keeps', () => {
  const unkept = athleteFieldNames.filter((name) => !starredFields.some((kept) => kept === name));
  expect(unkept).toEqual(['profile_url', 'video_1', 'bio']);
  const term = ['available_semester', 'available_year'];
  const compared = boardFacts.flatMap((fact) =>
    fact === 'available' ? term : fact === 'agency' ? [] : [fact],
  );
  expect(new Set<string>(compared)).toEqual(new Set<string>(starredFields));
  expect(boardFields({ isOwn: false })).toEqual(expect.arrayContaining([...starredFields]));
});

test('a board from before a field was added is read, with nothing in it', () => {
  const { UTR: _, ...older } = starredFactsOf(anAthlete({ name: 'Ada', UTR: 9.1 }));
  expect(starredFacts.parse(older)).toEqual({ ...older, UTR: null });
});
