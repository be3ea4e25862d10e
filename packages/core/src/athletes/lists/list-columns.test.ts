import { expect, test } from 'vitest';
import { anAthlete, undated } from '../../testing/builders.ts';
import { athlete } from '../fields/athlete.ts';
import { type Offered, optionalFields } from '../fields/athlete-fields.ts';
import { type AthleteFilter, athleteSortFields } from './athlete-filter.ts';
import {
  columnsOffered,
  inListOrder,
  listColumnNames,
  listColumns,
  orderText,
  startsDescending,
  usualColumns,
  withAsked,
} from './list-columns.ts';

const ada = anAthlete({
  name: 'Ada Example',
  gender: 'Female',
  available_semester: 'Fall',
  available_year: 2028,
  agency_name: 'Demo Agency',
  GPA: 3.7,
  SAT: 1280,
  TOEFL: 0,
  UTR: 9.85,
  ITF: 312,
  country_of_residence: 'CH',
  created_at: '2026-11-22T12:00:00.000Z',
});
const texts = (one: typeof ada) =>
  columnsOffered([]).map((column) => `${listColumns[column].title}: ${listColumns[column].text(one)}`);

test('a column shows a value of the athlete, or that there is none', () => {
  expect(texts(ada)).toEqual([
    'Name: Ada Example',
    'Gender: Female',
    'Sport: Tennis',
    'Available for: Fall 2028',
    'Agency: Demo Agency',
    'UTR: 9.85',
    'ITF: 312',
    'GPA: 3.7',
    'SAT: 1280',
    'TOEFL: 0',
    'Country: Switzerland',
    'Added: Nov 22, 2026',
  ]);
  const gaps = texts(anAthlete({ sport: null, ...undated })).slice(1);
  expect(gaps.every((text) => text.endsWith(': -'))).toBe(true);
});

test('the usual ones, and what a list is narrowed or ordered by', () => {
  expect(usualColumns.map((column) => listColumns[column].title)).toEqual([
    'Name',
    'Gender',
    'Sport',
    'Available for',
    'Agency',
    'GPA',
    'SAT',
    'TOEFL',
  ]);
  const asked = (filter: AthleteFilter) =>
    withAsked(usualColumns, filter).filter((column) => !usualColumns.includes(column));
  expect([
    asked({ min_utr: 9, max_gpa: 3 }),
    asked({ sort: '-itf', country: 'CH' }),
    asked({ sort: 'created' }),
    asked({}),
  ]).toEqual([['utr'], ['itf'], [], []]);
});

test('a CSV can have any column, and each orders by its own field', () => {
  const all = listColumnNames.map((column) => listColumns[column]);
  const names = Object.keys(athlete.shape);
  expect(all.flatMap(({ fields }) => fields).filter((field) => !names.includes(field))).toEqual([]);
  expect(all.map(({ sort }) => sort).toSorted()).toEqual(athleteSortFields.toSorted());
});

test('columns have one order, without repeats and strangers, and the name is always there', () => {
  expect(inListOrder(['utr', 'shoe', 'gender', 'utr'])).toEqual(['name', 'gender', 'utr']);
  expect(inListOrder([])).toEqual(['name']);
});

test('orders in words; a first click gives what one wants first: the highest score, the best rank, A to Z', () => {
  const orders = Object.values(listColumns).map((column) => {
    const words = [orderText(column.sort), orderText(`-${column.sort}`)];
    return (startsDescending(column) ? words.toReversed() : words).join(' | ');
  });
  expect(orders).toEqual([
    'name, A to Z | name, Z to A',
    'gender, A to Z | gender, Z to A',
    'sport, A to Z | sport, Z to A',
    'available for, soonest first | available for, latest first',
    'agency, A to Z | agency, Z to A',
    'UTR, highest first | UTR, lowest first',
    'ITF, best first | ITF, best last',
    'WTN, best first | WTN, best last',
    'GPA, highest first | GPA, lowest first',
    'SAT, highest first | SAT, lowest first',
    'TOEFL, highest first | TOEFL, lowest first',
    'ACT, highest first | ACT, lowest first',
    'Duolingo, highest first | Duolingo, lowest first',
    'IELTS, highest first | IELTS, lowest first',
    'status, A to Z | status, Z to A',
    'country, A to Z | country, Z to A',
    'newest first | oldest first',
  ]);
  expect(orderText(undefined)).toBe('newest first');
});

test('optional columns are there where the service has their fields', () => {
  const optional = (offered: Offered) =>
    columnsOffered(offered).filter((column) => !columnsOffered([]).includes(column));
  expect([optional(['WTN', 'IELTS']), optional(optionalFields)]).toEqual([
    ['wtn', 'ielts'],
    ['wtn', 'act', 'duolingo', 'ielts', 'status'],
  ]);
});
