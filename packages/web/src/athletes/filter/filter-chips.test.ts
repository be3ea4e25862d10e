import { withoutParameters } from '@matchpoint/core/athletes/lists/athlete-filter';
import { expect, test } from 'vitest';
import { cleared, filterChips } from './filter-chips.ts';

test('each part of the filter is one chip, a range with both ends, too', () => {
  const filter = {
    q: 'ada',
    sport: 'Tennis',
    gender: 'Female',
    country: 'DE',
    semester: 'Fall',
    year: 2027,
    min_term: 'Spring 2027',
    agency_id: '7',
    min_gpa: 3,
    max_gpa: 3.7,
    min_sat: 1200,
    max_toefl: 0,
    min_utr: 9,
    max_utr: 9,
    sort: '-gpa',
  } as const;
  expect(filterChips(filter, 'Demo Agency')).toEqual([
    { label: 'Tennis', fields: ['sport'] },
    { label: 'Fall', fields: ['semester'] },
    { label: '2027', fields: ['year'] },
    { label: 'Spring 2027 or later', fields: ['min_term'] },
    { label: 'Female', fields: ['gender'] },
    { label: 'Germany', fields: ['country'] },
    { label: 'Demo Agency', fields: ['agency_id'] },
    { label: 'GPA 3 to 3.7', fields: ['min_gpa', 'max_gpa'] },
    { label: 'SAT from 1200', fields: ['min_sat', 'max_sat'] },
    { label: 'TOEFL up to 0', fields: ['min_toefl', 'max_toefl'] },
    { label: 'UTR 9', fields: ['min_utr', 'max_utr'] },
  ]);
});

test('shows the id of an agency whose name is not known yet', () => {
  expect(filterChips({ agency_id: '7' }, null)).toEqual([{ label: 'Agency 7', fields: ['agency_id'] }]);
});

test('removing a chip removes its fields; of one with a usual value any is asked for', () => {
  expect(withoutParameters({ q: 'ada', min_gpa: 3, max_gpa: 4 }, ['min_gpa', 'max_gpa'])).toEqual({
    q: 'ada',
  });
  expect(filterChips({ status: 'Looking' }, null)).toEqual([{ label: 'Looking', fields: ['status'] }]);
  const removed = withoutParameters({ q: 'ada', status: 'Looking' }, ['status']);
  expect([removed, filterChips(removed, null)]).toEqual([{ q: 'ada', status: 'Any' }, []]);
});

test('clearing keeps the sort order', () => {
  expect(cleared({ q: 'ada', sport: 'Tennis', sort: 'name' })).toEqual({ sort: 'name' });
  expect(cleared({ q: 'ada' })).toEqual({});
  expect(cleared({ q: 'ada', status: 'Looking' })).toEqual({ status: 'Any' });
});
