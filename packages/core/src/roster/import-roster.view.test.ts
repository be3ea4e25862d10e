import { expect, test } from 'vitest';
import { allNodes } from '../testing/chart.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import { type ImportPlan, noOptions } from './checking/plan-import.ts';
import { importRosterMachine } from './import-roster.machine.ts';
import { type ImportView, importView } from './import-roster.view.ts';
import { matchColumns } from './matching/match-columns.ts';
import type { ImportSource } from './reading/import-source.ts';
import { noCounts } from './sending/row-outcome.ts';

const source: ImportSource = {
  name: 'a.csv',
  form: 'commas',
  header: ['Name'],
  decimalComma: false,
  rows: [],
};
const match = matchColumns(source, {});
const check: ImportCheck = {
  rows: 2,
  valid: [],
  invalid: [],
  problems: [],
  warnings: [],
  duplicates: [],
  readings: [],
  namesakes: [],
};
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
  input: { chosen: {}, checkOnly: false, sure: false, canAsk: true, options: noOptions },
  source,
  match,
  check,
  plan,
  end: { ending: 'complete' as const, counts, problem: null },
  problem: 'No answer',
  error,
};
const views: Readonly<Record<string, ImportView>> = {
  opening: { step: 'preparing' },
  mapping: { step: 'mapping', source, match },
  checking: { step: 'preparing' },
  comparing: { step: 'preparing' },
  outOfReach: { step: 'outOfReach', problem: 'No answer' },
  confirming: { step: 'confirming', match, check, plan },
  'sending.running': { step: 'sending' },
  'sending.stopping': { step: 'stopping' },
  unreadable: { step: 'unreadable', problem: 'No answer' },
  unfit: { step: 'unfit', match },
  invalid: { step: 'invalid', match, check },
  valid: { step: 'valid', match, check },
  cancelled: { step: 'cancelled', match, check },
  failed: { step: 'failed', match, check, error },
  reported: { step: 'reported', match, check, counts, gone: 1 },
  stalled: { step: 'stalled', match, check, counts, problem: 'No answer' },
  interrupted: { step: 'interrupted', match, check, counts },
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

test('an import that was cut short shows what is known', () => {
  const cut = { ...context, match: null, check: null, plan: null, end: null, problem: null };
  expect(
    ['cancelled', 'failed', 'interrupted'].map((value) =>
      importView(importRosterMachine.resolveState({ value, context: cut })),
    ),
  ).toEqual([
    { step: 'cancelled', match: null, check: null },
    { step: 'failed', match: null, check: null, error },
    { step: 'interrupted', match: null, check: null, counts: null },
  ]);
});
