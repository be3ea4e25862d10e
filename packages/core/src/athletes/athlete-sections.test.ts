import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { factLabel, factText } from './athlete-facts.ts';
import { athleteFieldNames } from './athlete-fields.ts';
import { athleteSections, isLeftOut, notGivenText } from './athlete-sections.ts';

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

test('what is not given is one sentence, without scores of other sports', () => {
  const who = {
    gender: 'Male',
    country_of_residence: 'BR',
    available_year: 2027,
    agency_name: 'Demo Agency',
  };
  const some = { ...who, GPA: 3.1, TOEFL: 0, UTR: 9, video_1: 'https://example.com' };
  const texts = [
    anAthlete({}),
    anAthlete({ ...some, bio: '' }),
    anAthlete({ ...some, sport: 'Soccer', UTR: null }),
    anAthlete({ ...some, ITF: 1, SAT: 400, bio: 'Serves.', profile_url: 'https://example.com' }),
  ].map(notGivenText);
  expect(texts).toEqual([
    'Not given: gender, country, term, agency, UTR, ITF, GPA, SAT, TOEFL, bio, external profile link, video link',
    'Not given: ITF, SAT, bio, external profile link',
    'Not given: SAT, bio, external profile link',
    null,
  ]);
});

test('name, gender, country, agency, sport and term are never left out', () => {
  expect(facts.filter((fact) => !isLeftOut(anAthlete({ name: '' }), fact))).toEqual([
    'name',
    'gender',
    'country_of_residence',
    'agency',
    'sport',
    'available',
  ]);
});
