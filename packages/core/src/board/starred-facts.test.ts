import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { starredFacts, starredFactsOf } from './starred-facts.ts';

test('a board from before a field was added is read, with nothing in it', () => {
  const { UTR: _, ...older } = starredFactsOf(anAthlete({ name: 'Ada', UTR: 9.1 }));
  expect(starredFacts.parse(older)).toEqual({ ...older, UTR: null });
});
