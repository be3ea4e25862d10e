import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { compareAthletes, noBestText } from './compare.ts';

const ada = anAthlete({
  name: 'Ada',
  gender: 'Female',
  country_of_residence: 'CH',
  available_semester: 'Fall',
  available_year: 2028,
  agency_name: 'North',
  UTR: 9.6,
  ITF: 120,
  GPA: 3.7,
  SAT: 1200,
});
const bea = anAthlete({ name: 'Bea', gender: 'Female', UTR: 9.1, ITF: 80, GPA: 3.7, TOEFL: 0 });
const cleo = anAthlete({ name: 'Cleo', gender: 'Female', UTR: 8, GPA: 3.1 });

test('the best of each score is marked: of a rank the lowest, of equals all, of missing ones none', () => {
  const rows = compareAthletes([ada, bea, cleo]).map(({ label, cells }) => [
    label,
    ...cells.map(({ text, isBest }) => (isBest ? `*${text}` : text)),
  ]);
  expect(rows).toEqual([
    ['Sport', 'Tennis', 'Tennis', 'Tennis'],
    ['Gender', 'Female', 'Female', 'Female'],
    ['UTR', '*9.60', '9.10', '8.00'],
    ['ITF', '120', '*80', '-'],
    ['GPA', '*3.7', '*3.7', '3.1'],
    ['SAT', '*1200', '-', '-'],
    ['TOEFL', '-', '*0', '-'],
    ['Available for', 'Fall 2028', '-', '-'],
    ['Country', 'Switzerland', '-', '-'],
    ['Agency', 'North', '-', '-'],
  ]);
});

/** The scores of which a best is marked. */
const judged = (...some: Parameters<typeof compareAthletes>[0]) => [
  ...compareAthletes(some).flatMap(({ label, cells }) => (cells.some(({ isBest }) => isBest) ? [label] : [])),
  noBestText(some),
];

test('there is no best of UTR and ITF across genders, and none at all between sports', () => {
  const facts = { UTR: 9, ITF: 100, GPA: 3.5, SAT: 1200 };
  const genders = (why: string) => ['GPA', 'SAT', `UTR and ITF have no best here: ${why}.`];
  expect([
    judged(ada, anAthlete({ ...facts, gender: 'Male' })),
    judged(ada, anAthlete(facts)),
    judged(ada, anAthlete({ ...facts, gender: 'Female', sport: 'Soccer' })),
    judged(anAthlete(facts), anAthlete(facts)),
  ]).toEqual([
    genders('the athletes are of different genders'),
    genders('not every gender is given'),
    ['No score has a best here: the athletes are of different sports.'],
    ['UTR', 'ITF', 'GPA', 'SAT', null],
  ]);
});
