import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { anAthlete, undated } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { offeredColumns, tableColumns, usualOwnColumns } from './my-athlete-columns.tsx';

const ada = anAthlete({
  ...undated,
  name: 'Ada',
  available_semester: 'Fall',
  available_year: 2027,
  GPA: 3.5,
});
const own = (athlete: Athlete | null): OwnAthlete => {
  return { id: '1', name: 'Ada', sport: 'Tennis', athlete, version: null };
};
const dated = own({ ...ada, changed_at: '2026-11-22T10:00:00.000Z' });
const nothing = { choiceOf: null, isRoomy: true, manage: null, onMore: () => {} };

test('dates that nobody knows are not offered', () => {
  expect([
    offeredColumns().slice(-3),
    offeredColumns([own(null)]).slice(-3),
    offeredColumns([own(ada)]).slice(-3),
    offeredColumns([own(ada), dated]).slice(-3),
  ]).toEqual([
    ['added', 'complete', 'changed'],
    ['added', 'complete', 'changed'],
    ['toefl', 'country', 'complete'],
    ['country', 'complete', 'changed'],
  ]);
});

test('what is not known is a skeleton while it is read, and else a dash', () => {
  const cells = (athlete: Athlete | null, unknown: string) =>
    tableColumns(['available', 'gpa', 'complete'], { ...nothing, unknown })
      .slice(1, 4)
      .map(({ cell }) => cell(own(athlete)));
  expect([cells(null, 'skeleton'), cells(null, '-'), cells(ada, '-').slice(0, 3)]).toEqual([
    ['Tennis', 'skeleton', 'skeleton'],
    ['Tennis', '-', '-'],
    ['Tennis', 'Fall 2027', '3.5'],
  ]);
});

test('visibility is a column only where the service has hidden athletes', () => {
  const hidden = own({ ...ada, hidden: true });
  const column = tableColumns(['visibility'], { ...nothing, unknown: '-' })[2];
  expect([
    offeredColumns([own(ada)]).includes('visibility'),
    offeredColumns([own({ ...ada, hidden: false }), own(null)]).includes('visibility'),
    [column?.title, ...[hidden, own(ada), own(null)].map((row) => column?.cell(row))],
  ]).toEqual([false, true, ['Visibility', 'Hidden', 'Listed', '-']]);
});

test('with many columns or little room Edit is in the menu of a row alone', () => {
  const manage = { onEdit: () => {}, onRemove: () => {}, onHide: null, onLinks: null };
  const last = (columns: typeof usualOwnColumns, isRoomy: boolean) =>
    tableColumns(columns, { ...nothing, unknown: null, isRoomy, manage }).at(-1)?.title;
  expect([
    last(usualOwnColumns, true),
    last(usualOwnColumns, false),
    last(offeredColumns([dated]), true),
  ]).toEqual(['Actions', 'More', 'More']);
});
