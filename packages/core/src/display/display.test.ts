import { expect, test } from 'vitest';
import { shown, shownAvailability, shownCountry, shownDate, shownLocation, shownSports } from './display.ts';

test('shows a dash for empty values, but not for zero', () => {
  expect([null, '', 0, -0, 3.7, 'Ada'].map(shown)).toEqual(['-', '-', '0', '0', '3.7', 'Ada']);
});

test('shows the day of an instant', () => {
  expect(['2026-11-22T12:00:00.000Z', '2027-01-01T12:00:00.000Z', null].map(shownDate)).toEqual([
    'Nov 22, 2026',
    'Jan 1, 2027',
    '-',
  ]);
});

test('shows a country by its full name, or a dash', () => {
  const german = ['DE', 'de', 'DEU', 'deu', 'Germany', 'germany'];
  expect([...german, 'Czechia'].map(shownCountry)).toEqual([
    ...german.map(() => 'Germany'),
    'Czech Republic',
  ]);
  expect(['GER', 'ZZ', 'Atlantis', '', null].map(shownCountry)).toEqual(Array(5).fill('-'));
});

test('shows the parts of the availability that are set', () => {
  const of = (available_semester: string | null, available_year: number | null) =>
    shownAvailability({ available_semester, available_year });
  expect([of('Fall', 2027), of('Fall', null), of(null, 2027), of(null, null)]).toEqual([
    'Fall 2027',
    'Fall',
    '2027',
    '-',
  ]);
});

test('joins sports', () => {
  expect([['Tennis', 'Soccer'], ['Tennis'], [], ['', 'Golf']].map(shownSports)).toEqual([
    'Tennis, Soccer',
    'Tennis',
    '-',
    'Golf',
  ]);
});

test('shows the parts of a location that are set', () => {
  const of = (city: string | null, country: string | null) => shownLocation({ city, country });
  expect([of('Bern', 'CH'), of('Bern', null), of(null, 'CH'), of('Bern', 'ZZ'), of(null, null)]).toEqual([
    'Bern, Switzerland',
    'Bern',
    'Switzerland',
    'Bern',
    '-',
  ]);
});
