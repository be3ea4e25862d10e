import { expect, test } from 'vitest';
import { athleteFields, scores } from './athlete-fields.ts';
import { shownValue } from './shown-value.ts';

test('a score has the decimals of its step, also where they are zero, and never fewer than its value', () => {
  expect(scores.map((score) => [score, shownValue(score, athleteFields[score].min)])).toEqual([
    ['GPA', '1.0'],
    ['SAT', '400'],
    ['TOEFL', '0'],
    ['UTR', '1.00'],
    ['ITF', '1'],
    ['WTN', '1.00'],
    ['ACT', '1'],
    ['Duolingo', '10'],
    ['IELTS', '0.0'],
  ]);
  expect([shownValue('UTR', 16.5), shownValue('GPA', 3.75), shownValue('GPA', null)]).toEqual([
    '16.50',
    '3.75',
    '-',
  ]);
});

test('a country has its name, and another value is as it is', () => {
  expect([
    shownValue('country_of_residence', 'CH'),
    shownValue('country_of_residence', 'ZZ'),
    shownValue('available_year', 2027),
    shownValue('gender', ''),
  ]).toEqual(['Switzerland', '-', '2027', '-']);
});

test('a day is written as everywhere, and a flag says what it means', () => {
  expect([
    shownValue('agreed_on', '2026-11-03'),
    shownValue('agreed_on', null),
    shownValue('hidden', true),
    shownValue('hidden', null),
  ]).toEqual(['Nov 3, 2026', '-', 'Hidden', 'Listed']);
});
