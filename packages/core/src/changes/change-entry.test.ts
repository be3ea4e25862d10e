import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import { judgeChange, noChangeEntry } from './change-entry.ts';

const ada = { id: '7', name: 'Ada Demo', sport: 'Tennis' } as const;
const known = { ...ada, athlete: anAthlete({ ...ada, available_year: 2027 }), version: '"e-1"' };

test.each([
  [{}, 'Choose what to change.'],
  [{ available_year: '2027' }, 'All of them have these values already.'],
])('%j changes nothing, and says so', (entry, message) => {
  expect(judgeChange([known], { ...noChangeEntry, ...entry })).toEqual({
    problems: [{ field: null, message }],
  });
});

test('an entry that cannot be read has its problems', () => {
  expect(judgeChange([known], { ...noChangeEntry, available_year: 'soon' })).toEqual({
    problems: [{ field: 'available_year', message: 'Year must be a number' }],
  });
});
