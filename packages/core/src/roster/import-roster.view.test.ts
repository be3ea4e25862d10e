import { expect, test } from 'vitest';
import { allNodes } from '../testing/chart.ts';
import { summarize } from './checking/check-rows.ts';
import { type ImportPlan, noOptions } from './checking/plan-import.ts';
import { importRosterMachine } from './import-roster.machine.ts';
import { type ImportView, importView } from './import-roster.view.ts';
import { noCounts } from './journal/row-outcome.ts';
import { matchColumns } from './matching/match-columns.ts';

const source = { name: 'a.csv', form: 'commas', header: ['Name'], decimalComma: false, rows: [] };
const plan: ImportPlan = {
  options: noOptions,
  rows: [],
  counts: { send: 2, again: 0, done: 0, listed: 0, duplicate: 0, update: 0 },
  differing: 0,
  gone: 1,
  missing: [],
  listed: new Map(),
  canChange: true,
};
const counts = { ...noCounts, created: 2 };
const error = new Error('No answer');

const context = {
  match: matchColumns(source, {}),
  check: summarize(source, []),
  options: noOptions,
  canAsk: true,
  plan,
  end: { ending: 'complete' as const, counts, problem: null },
  problem: 'No answer',
  error,
};
const views: Readonly<Record<string, ImportView>> = {
  comparing: { step: 'comparing', before: { ...plan, options: noOptions } },
  outOfReach: { step: 'outOfReach', problem: 'No answer' },
  confirming: { step: 'confirming', plan },
  confirmingRemoval: { step: 'confirmingRemoval', plan },
  'sending.running': { step: 'sending', plan },
  'sending.paused': { step: 'paused', plan },
  'sending.stopping': { step: 'stopping', plan },
  cancelled: { step: 'cancelled' },
  failed: { step: 'failed', error },
  reported: { step: 'reported', counts, plan },
  stalled: { step: 'stalled', counts, problem: 'No answer' },
  interrupted: { step: 'interrupted', counts },
};

test.each(Object.entries(views))('what a face shows in %s', (name, view) => {
  const [outer = '', inner] = name.split('.');
  const value = inner === undefined ? outer : { [outer]: inner };
  expect(importView(importRosterMachine.resolveState({ value, context }))).toEqual(view);
});

test('every state has a view', () => {
  const states = allNodes(importRosterMachine.root).filter((node) => Object.keys(node.states).length === 0);
  expect(states.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(views).sort());
});

test('an import that was cut short has no counts', () => {
  const cut = { ...context, end: null };
  expect(importView(importRosterMachine.resolveState({ value: 'interrupted', context: cut }))).toEqual({
    step: 'interrupted',
    counts: null,
  });
});
