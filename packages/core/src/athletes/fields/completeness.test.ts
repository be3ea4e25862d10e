import { expect, test } from 'vitest';
import { anAthlete } from '../../testing/builders.ts';
import type { Athlete } from './athlete.ts';
import { completeness, completenessText, missingText } from './completeness.ts';

const texts = (facts: Partial<Athlete>) => {
  const found = completeness(anAthlete(facts));
  return [completenessText(found), missingText(found)];
};

const whole: Partial<Athlete> = {
  available_semester: 'Fall',
  available_year: 2027,
  gender: 'Female',
  country_of_residence: 'CH',
  GPA: 3.7,
  SAT: 1280,
  TOEFL: 0,
  UTR: 9.85,
  ITF: 312,
  profile_url: 'https://example.com/ada',
  video_1: 'https://example.com/ada/video',
  bio: 'Plays left-handed.',
};

test('every field of the sport counts, the term as one', () => {
  expect([
    texts({}),
    texts(whole),
    texts({ ...whole, SAT: null, video_1: '' }),
    texts({ ...whole, available_year: null }),
  ]).toEqual([
    ['1 of 12', 'Missing: term, gender, country, GPA, SAT, TOEFL, UTR, ITF, link to profile, video, bio'],
    ['12 of 12', null],
    ['10 of 12', 'Missing: SAT, video'],
    ['11 of 12', 'Missing: term'],
  ]);
});

test('fields that only other sports have do not count; without a sport all do', () => {
  expect([
    texts({ ...whole, sport: 'Soccer', UTR: null, ITF: null }),
    texts({ ...whole, sport: null, UTR: null }),
  ]).toEqual([
    ['10 of 10', null],
    ['11 of 12', 'Missing: UTR'],
  ]);
});
