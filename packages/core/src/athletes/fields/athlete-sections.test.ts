import { expect, test } from 'vitest';
import { anAthlete } from '../../testing/builders.ts';
import type { Athlete } from './athlete.ts';
import { factLabel, factText } from './athlete-facts.ts';
import { athleteFieldNames } from './athlete-fields.ts';
import { athleteSections, factsOf } from './athlete-sections.ts';

const facts = Object.values(athleteSections).flat();

test('the page of an athlete shows every field once', () => {
  const shown = facts.flatMap((fact): string[] => {
    if (fact === 'agency') return [];
    return fact === 'available' ? ['available_semester', 'available_year'] : [fact];
  });
  expect(shown.toSorted()).toEqual(athleteFieldNames.toSorted());
});

test('facts are texts under the words of the page, and what is empty is a dash', () => {
  const athlete = anAthlete({
    name: 'Demo Ada',
    country_of_residence: 'BR',
    agency_name: 'Demo Agency',
    available_semester: 'Fall',
    available_year: 2027,
    TOEFL: 0,
  });
  const told = facts.map((fact) => [factLabel(fact), factText(athlete, fact)]);
  expect(told.filter(([, text]) => text !== '-')).toEqual([
    ['Name', 'Demo Ada'],
    ['Country of Residence', 'Brazil'],
    ['Agency', 'Demo Agency'],
    ['Sport', 'Tennis'],
    ['Available for', 'Fall 2027'],
    ['TOEFL', '0'],
  ]);
  expect([factLabel('profile_url'), factLabel('video_1')]).toEqual(['External profile link', 'Video link']);
});

test('a field that the service does not have has no line', () => {
  const titles = (athlete: Partial<Athlete>) => factsOf(anAthlete(athlete), 'Educational profile');
  expect([titles({}), titles({ IELTS: null })]).toEqual([
    ['GPA', 'SAT', 'TOEFL'],
    ['GPA', 'SAT', 'TOEFL', 'IELTS'],
  ]);
});
