import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import type { Athlete } from './athlete.ts';
import type { OwnAthlete } from './own-athlete.ts';
import { type Outcome, planBack, planEdit, planRemoval, remaining, stepTexts } from './plan-changes.ts';

const term = { available_semester: 'Fall', available_year: 2027 };
const own = (id: string, facts: Partial<Athlete> = {}): OwnAthlete => {
  const athlete = anAthlete({ id, name: `Demo ${id}`, ...term, ...facts });
  return { id, name: athlete.name, sport: athlete.sport, athlete, version: `"v${id}"` };
};
const bare = (id: string): OwnAthlete => ({ ...own(id), athlete: null, version: null });
const done = (id: string, version: string | null = null): Outcome => {
  return { id, status: 'done', version, problem: null };
};

test('an edit changes what differs, and leaves out who has the values', () => {
  const athletes = [own('1'), own('2', { country_of_residence: 'CHE' }), bare('3')];
  expect(planEdit(athletes, { available_year: 2027, country_of_residence: 'Switzerland' })).toEqual({
    what: 'edit',
    steps: [
      {
        id: '1',
        name: 'Demo 1',
        version: '"v1"',
        before: { country_of_residence: null },
        after: { country_of_residence: 'Switzerland' },
        draft: null,
      },
      {
        id: '3',
        name: 'Demo 3',
        version: null,
        before: {},
        after: { available_year: 2027, country_of_residence: 'Switzerland' },
        draft: null,
      },
    ],
  });
});

test('an edit is taken back in the version that it made, where the values of before are known', () => {
  const work = planEdit([own('1'), own('2'), bare('3'), own('4')], { available_year: 2028 });
  const left: Outcome = { id: '2', status: 'changed', version: null, problem: null };
  expect(planBack(work, [done('1', '"v9"'), left, done('3')])).toEqual({
    what: 'edit',
    steps: [
      {
        id: '1',
        name: 'Demo 1',
        version: '"v9"',
        before: { available_year: 2028 },
        after: term,
        draft: null,
      },
    ],
  });
  expect(remaining(work, [done('1'), left, done('3')]).steps.map(({ id }) => id)).toEqual(['4']);
});

test('a removed athlete is added again with the same content, where all of it is known and valid', () => {
  const athletes = [own('1', { UTR: 9.5 }), own('2', { available_year: null }), bare('3'), own('4')];
  const work = planRemoval(athletes);
  const back = planBack(
    work,
    ['1', '2', '3'].map((id) => done(id)),
  );
  expect(back).toEqual({
    what: 'restore',
    steps: [{ id: '1', name: 'Demo 1', draft: { name: 'Demo 1', sport: 'Tennis', ...term, UTR: 9.5 } }],
  });
  expect(planBack(back, [done('1')])).toEqual({ what: 'restore', steps: [] });
  expect(remaining(back, [done('1')])).toEqual({ what: 'restore', steps: [] });
});

test('a step in words', () => {
  const texts = [
    stepTexts({ before: { ...term }, after: { available_semester: 'Spring', available_year: 2028 } }),
    stepTexts({ before: term, after: { available_year: 2028 } }),
    stepTexts({
      before: { gender: null, country_of_residence: 'CH' },
      after: { gender: 'Female', country_of_residence: 'Brazil' },
    }),
    stepTexts({ before: {}, after: null }),
  ];
  expect(texts).toEqual([
    ['Fall 2027 → Spring 2028'],
    ['Fall 2027 → Fall 2028'],
    ['- → Female', 'Switzerland → Brazil'],
    [],
  ]);
});
