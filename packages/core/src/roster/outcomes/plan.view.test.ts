import { expect, test } from 'vitest';
import { aPlan, aPlannedRow as row } from '../../testing/import-builders.ts';
import type { ImportCheck } from '../checking/check-rows.ts';
import { noOptions } from '../checking/plan-import.ts';
import { planAction, planGroups, planNotes, removalQuestion } from './plan.view.ts';

const own = { id: '1', name: 'Demo Xo', sport: 'Tennis', athlete: null, version: null };
const differs = [{ field: 'GPA' as const, from: '', to: '3.5' }];
const left = { row: 9, cells: [], status: 'invalid' as const, id: null, problems: [] };
const rows = [
  row('Ada', 'send'),
  row('Bo', 'again'),
  row('Cleo', 'update', { listed: own, differs }),
  row('Dan', 'listed', { listed: own, differs }),
  row('Eve', 'listed'),
  row('Fay', 'done', { listed: own }),
  row('Gus', 'done'),
  row('Hal', 'duplicate'),
];
const plan = aPlan(rows, { differing: 1, gone: 1, missing: [own], leftOut: [left] });
const problem = {
  row: 9,
  index: 1,
  column: 'GPA',
  field: 'GPA',
  value: '9',
  expected: 'a grade',
  fix: '',
  isOpen: false,
};
const check: ImportCheck = {
  rows: 9,
  valid: [],
  invalid: [left],
  leftOut: [],
  problems: [[problem, { ...problem, row: 2 }]],
  warnings: [],
  readings: [],
  duplicates: [{ row: 8, first: 2 }],
  namesakes: [{ row: 7, first: 3 }],
};

test('the plan in counts, with what stands behind each', () => {
  const shown = planGroups(plan, check).map(({ kind, what, count, lines, differing }) => [
    `${count} ${what} (${kind})`,
    ...lines(),
    ...(differing?.().map(({ draft }) => draft.name) ?? []),
  ]);
  expect(shown).toEqual([
    ['1 new (new)', 'Ada, row 3'],
    ['1 sent earlier without an answer: looked up, and sent if missing (again)', 'Bo, row 2'],
    ['1 changed (changed)', 'Cleo, row 4: GPA empty → “3.5”', 'Cleo'],
    ['1 listed with other values; kept as they are (differing)', 'Dan, row 3: GPA empty → “3.5”', 'Dan'],
    ['2 listed already (there)', 'Eve, row 3', 'Fay, row 3', 'Gus, row 3'],
    [
      '1 imported earlier and no longer listed: removed or renamed since, so not sent again (gone)',
      'Gus, row 3',
    ],
    ['1 repeats an earlier row (repeated)', 'Row 8 as row 2'],
    ['1 left out, with a problem (leftOut)', 'Row 9, GPA: “9” must be a grade'],
    ['1 cell is left empty (emptied)', 'Row 2, GPA: “9” must be a grade'],
    ['1 in your list but not in the file: kept (missing)', 'Demo Xo'],
    ['1 row has the name and sport of an earlier row, with other values (namesakes)', 'Row 7 and row 3'],
  ]);
});

test('the plan and its button say who is hidden', () => {
  const ada = row('Ada', 'send');
  const hidden = (name: string) => row(name, 'send', { draft: { ...ada.draft, name, hidden: true } });
  const said = (...rows: Parameters<typeof aPlan>[0]) => {
    const [group] = planGroups(aPlan(rows), { ...check, problems: [], invalid: [], namesakes: [] });
    return [group?.what, planAction(aPlan(rows))];
  };
  expect([said(hidden('Bo'), hidden('Cy')), said(ada, hidden('Bo')), said(ada)]).toEqual([
    ['new, hidden', 'Add 2 athletes, hidden'],
    ['new, 1 of them hidden', 'Add 2 athletes, 1 of them hidden'],
    ['new', 'Add 1 athlete'],
  ]);
});

test('kinds without rows are not shown, and several are many', () => {
  const none = { send: 0, again: 0, update: 0, listed: 0, done: 0, duplicate: 2 };
  const removing = { ...noOptions, missing: 'remove' as const };
  const groups = planGroups(
    { ...plan, rows: [], counts: none, differing: 0, gone: 0, options: removing },
    {
      ...check,
      invalid: [left, left],
      namesakes: [],
      problems: [[problem, { ...problem, row: 2 }, { ...problem, row: 3 }]],
    },
  );
  expect(groups.map(({ what }) => what)).toEqual([
    'repeat an earlier row',
    'left out, with problems',
    'cells are left empty',
    'in your list but not in the file: removed',
  ]);
});

test('who is new waits where families are asked, or where their day is not given', () => {
  const ada = row('Ada', 'send');
  const agreed = { ...ada, draft: { ...ada.draft, agreed_on: '2026-11-03' } };
  const plans = [
    aPlan([agreed], { asking: 'family' }),
    aPlan([agreed], { asking: 'declared' }),
    aPlan([agreed, row('Bo', 'again')], { asking: 'declared' }),
    aPlan([row('Ada', 'listed')], { asking: 'family' }),
  ];
  expect(plans.map(planNotes)).toEqual([
    ['Others see a new athlete once the family has agreed. My Athletes makes the links to ask them.'],
    [],
    ['Others see a new athlete once it has the day on which the family agreed.'],
    [],
  ]);
});

test('what a yes does, and what the plan cannot do', () => {
  const removing = { ...plan, options: { ...noOptions, missing: 'remove' as const } };
  const updating = { ...plan, leftOut: [], options: { ...noOptions, update: true }, canChange: false };
  const nothing = { ...plan, counts: { ...plan.counts, send: 0, again: 0, update: 0 } };
  const unable = { ...removing, canChange: false };
  const plans = [plan, removing, unable, updating, nothing];
  expect([plans.map(planAction), plans.map(planNotes), removalQuestion(plan)]).toEqual([
    [
      'Add 2 athletes, change 1 athlete',
      'Add 2 athletes, change 1 athlete, remove 1 athlete',
      'Add 2 athletes, change 1 athlete',
      'Add 2 athletes, change 1 athlete',
      'Done',
    ],
    [
      [],
      ['While rows are left out, no athlete counts as missing.'],
      [
        'This service cannot change or remove athletes, so none will be.',
        'While rows are left out, no athlete counts as missing.',
      ],
      ['This service cannot change or remove athletes, so none will be.'],
      [],
    ],
    {
      title: 'Remove 1 athlete?',
      text: 'They are in your list and not in the file. Everything else of the plan is done, too.',
    },
  ]);
});
