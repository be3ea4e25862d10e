import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { athletes } from '../../testing/arbitraries.ts';
import { anAthlete } from '../../testing/builders.ts';
import { matchesAthlete } from './athlete-filter.ts';
import { countByTerm } from './term-counts.ts';

const of = (sport: string | null, available_semester: string | null, available_year: number | null) =>
  anAthlete({ sport, available_semester, available_year });

test('counts by sport and term, the largest sport and the soonest term first', () => {
  const counted = countByTerm([
    of('Soccer', 'Fall', 2027),
    of('Tennis', 'Fall', 2028),
    of('Tennis', null, null),
    of('Tennis', 'Fall', 2027),
    of('Tennis', null, 2027),
    of('Tennis', 'Spring', 2027),
    of('Tennis', 'Fall', 2027),
    of('Tennis', 'Winter', 2027),
    of(null, 'Fall', 2027),
  ]);
  const texts = counted.map(({ sport, terms }) => [
    sport,
    ...terms.map(({ term, count }) => `${term} ${count}`),
  ]);
  expect(texts).toEqual([
    ['Tennis', '2027 1', 'Winter 2027 1', 'Spring 2027 1', 'Fall 2027 2', 'Fall 2028 1', 'no term 1'],
    ['Soccer', 'Fall 2027 1'],
    ['-', 'Fall 2027 1'],
  ]);
  expect(counted[0]?.terms.map(({ filter }) => filter)).toEqual([
    null,
    null,
    { sport: 'Tennis', semester: 'Spring', year: 2027 },
    { sport: 'Tennis', semester: 'Fall', year: 2027 },
    { sport: 'Tennis', semester: 'Fall', year: 2028 },
    null,
  ]);
});

test('everybody is counted once, and a filter narrows to just those that are counted', () => {
  fc.assert(
    fc.property(fc.array(athletes, { maxLength: 30 }), (all) => {
      const terms = countByTerm(all).flatMap((counted) => counted.terms);
      expect(terms.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      for (const { filter, count } of terms) {
        if (filter !== null) expect(all.filter(matchesAthlete(filter))).toHaveLength(count);
      }
    }),
  );
});
