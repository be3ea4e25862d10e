import { expect, test } from 'vitest';
import { anAthlete } from '../../testing/builders.ts';
import { filterOptions } from './filter-options.ts';
import { countValues } from './listed-values.ts';

const listed = countValues([
  ...Array.from({ length: 1200 }, () =>
    anAthlete({ country_of_residence: 'CH', available_semester: 'Fall', available_year: 2027 }),
  ),
  anAthlete({ country_of_residence: 'AT', available_semester: 'Spring', available_year: 2027 }),
  anAthlete({ available_year: 2028 }),
  anAthlete({ sport: 'Chess', gender: 'Other', available_semester: 'Summer', available_year: 2021 }),
  anAthlete({ sport: 'Chess', gender: 'Female', available_semester: 'Spring', available_year: 99 }),
]);

test('offers what is listed, with counts; of a term those of all that is later, too', () => {
  expect(filterOptions('available_year', listed)).toEqual(
    new Map([
      ['2021', '2021 (1)'],
      ['2027', '2027 (1,201)'],
      ['2028', '2028 (1)'],
    ]),
  );
  expect([...filterOptions('term', listed)]).toEqual([
    ['Spring 2027', 'Spring 2027 (1,202)'],
    ['Fall 2027', 'Fall 2027 (1,201)'],
  ]);
  expect([...filterOptions('country_of_residence', listed)]).toEqual([
    ['AT', 'Austria (1)'],
    ['CH', 'Switzerland (1,200)'],
  ]);
  expect([...filterOptions('sport', listed).values()]).toEqual(['Tennis (1,202)', 'Soccer (0)', 'Chess (2)']);
  expect([...filterOptions('gender', listed).values()]).toEqual(['Male (0)', 'Female (1)']);
});

test('what is chosen stays an option', () => {
  expect([...filterOptions('country_of_residence', listed, 'DE').values()]).toEqual([
    'Austria (1)',
    'Germany (0)',
    'Switzerland (1,200)',
  ]);
  expect(filterOptions('available_year', listed, 2030).get('2030')).toBe('2030 (0)');
});

test('offers all that is legal while nothing is counted', () => {
  const options = (name: Parameters<typeof filterOptions>[0]) => [...filterOptions(name, undefined)];
  expect(options('available_semester')).toEqual([
    ['Fall', 'Fall'],
    ['Spring', 'Spring'],
  ]);
  expect([options('available_year').at(0), options('available_year').at(-1)]).toEqual([
    ['2022', '2022'],
    ['2050', '2050'],
  ]);
  expect(options('term').slice(0, 2)).toEqual([
    ['Spring 2022', 'Spring 2022'],
    ['Fall 2022', 'Fall 2022'],
  ]);
  expect(options('country_of_residence').find(([code]) => code === 'DE')).toEqual(['DE', 'Germany']);
});
