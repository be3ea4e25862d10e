import { expect, test } from 'vitest';
import { anAthlete } from '../../testing/builders.ts';
import { countValues } from './listed-values.ts';

test('counts the values of each field, one country however it is sent, and terms alone where they are whole', () => {
  const athletes = [
    { sport: 'Tennis', gender: 'Female', country_of_residence: 'Germany', available_year: 2027 },
    { sport: 'Tennis', country_of_residence: 'DE', available_semester: 'Fall', available_year: 2027 },
    { sport: '', country_of_residence: 'Atlantis', available_semester: 'Fall', available_year: 2027 },
    { sport: null, available_semester: 'Spring', available_year: 2026 },
  ];
  expect(countValues(athletes.map(anAthlete))).toEqual({
    sport: { Tennis: 2 },
    gender: { Female: 1 },
    country_of_residence: { DE: 2 },
    available_semester: { Fall: 2, Spring: 1 },
    available_year: { 2026: 1, 2027: 3 },
    recruiting_status: {},
    term: { 'Fall 2027': 2, 'Spring 2026': 1 },
  });
});
