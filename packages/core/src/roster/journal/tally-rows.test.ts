import { expect, test } from 'vitest';
import type { Outcome } from '../../changes/difference.ts';
import { anAthlete } from '../../testing/builders.ts';
import { aPlan, aPlannedRow as row } from '../../testing/import-builders.ts';
import { noOptions } from '../checking/plan-import.ts';
import { noCounts, type RowOutcome } from './row-outcome.ts';
import { differenceOf, tallyRows } from './tally-rows.ts';

const own = (name: string) => ({
  id: name,
  name,
  sport: 'Tennis',
  athlete: anAthlete({ name, GPA: 3 }),
  version: '"1"',
});
const update = (name: string) =>
  row(name, 'update', { listed: own(name), differs: [{ field: 'GPA', from: '3', to: '3.5' }] });
const left: RowOutcome = { row: 9, cells: ['Odd'], status: 'invalid', id: null, problems: [] };
const rows = [
  row('Ada', 'send'),
  row('Bo', 'again'),
  row('Cy', 'done', { fate: { kind: 'done', id: '7' } }),
  row('Di', 'listed', { listed: own('Di'), differs: [{ field: 'GPA', from: '3', to: '3.5' }] }),
  row('Eve', 'duplicate'),
  ...['Flo', 'Gus', 'Hal'].map((name) => row(name, 'send')),
  ...['Ida', 'Jo', 'Kim', 'Lu'].map(update),
];
const options = { ...noOptions, missing: 'remove' as const };
const plan = aPlan(rows, { options, missing: [own('Xo'), own('Ya')], leftOut: [left] });
const outcome = (kind: Outcome['kind'], key: string, status: Outcome['status']): Outcome => {
  return { kind, key, status, id: `id ${key}`, version: null, problems: [{ field: null, message: 'Why.' }] };
};

test('what a plan sends', () => {
  const { added, updated, removed } = differenceOf(plan);
  const names = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  expect([added.map(({ ref }) => ref), updated[0], names(updated), removed[0], names(removed)]).toEqual([
    ['Ada', 'Bo', 'Flo', 'Gus', 'Hal'],
    { id: 'Ida', name: 'Ida', version: '"1"', before: { GPA: 3 }, after: { GPA: 3.5 } },
    ['Ida', 'Jo', 'Kim', 'Lu'],
    {
      id: 'Xo',
      name: 'Xo',
      version: '"1"',
      before: expect.objectContaining({ name: 'Xo', GPA: 3 }),
      after: null,
    },
    ['Xo', 'Ya'],
  ]);
  expect([
    differenceOf({ ...plan, canChange: false }).removed,
    differenceOf({ ...plan, options: noOptions }).removed,
  ]).toEqual([[], []]);
});

test('the outcome of each row, and their numbers', async () => {
  const reported: string[] = [];
  const tally = tallyRows(plan, ({ row, cells: [name], status, id, problems }) => {
    reported.push([row, name, status, id, ...problems.map(({ message }) => message)].join(' '));
  });
  await tally.begin();
  const begun = tally.counts();
  await tally.answered([
    outcome('added', 'Ada', 'done'),
    outcome('added', 'Bo', 'exists'),
    outcome('added', 'Flo', 'refused'),
    outcome('added', 'Gus', 'unknown'),
    outcome('added', 'Hal', 'unsent'),
    outcome('updated', 'Ida', 'done'),
    outcome('updated', 'Jo', 'changed'),
    outcome('updated', 'Kim', 'gone'),
    outcome('removed', 'Xo', 'done'),
    outcome('removed', 'Ya', 'gone'),
    outcome('removed', 'Zed', 'changed'),
    outcome('removed', 'Wu', 'unknown'),
  ]);
  const counts = { ...noCounts, created: 1, updated: 1, removed: 2, exists: 3, duplicate: 1, invalid: 2 };
  expect([begun, tally.counts()]).toEqual([
    { ...noCounts, exists: 2, duplicate: 1, invalid: 1, unsent: 9 },
    { ...counts, unsettled: 1, unsent: 4 },
  ]);
  expect(reported).toEqual([
    '9 Odd invalid ',
    '2 Cy exists 7',
    '2 Di exists  An athlete of this name and sport is listed already.',
    '3 Eve duplicate  Repeats an earlier row.',
    '3 Ada created id Ada Why.',
    '2 Bo exists id Bo Why.',
    '3 Flo invalid id Flo Why.',
    '3 Gus unsettled id Gus Why.',
    '3 Hal unsent id Hal Why.',
    '3 Ida updated id Ida Why.',
    '2 Jo unsent id Jo This athlete was changed after the plan was made. Run the import again to see the difference.',
    '3 Kim unsent id Kim This athlete was removed since the plan was made. Run the import again to add it.',
  ]);
});
