import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { type ImportCheck, summarize } from './checking/check-rows.ts';
import { type ImportPlan, noOptions } from './checking/plan-import.ts';
import {
  type CompareInput,
  type ImportRosterInput,
  importRosterMachine,
  type SendInput,
} from './import-roster.machine.ts';
import type { ImportSource } from './import-source.ts';
import { noCounts, type SendingEnd } from './journal/row-outcome.ts';
import { matchColumns } from './matching/match-columns.ts';

const source: ImportSource = {
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header: ['Name', 'Term'],
  decimalComma: false,
  rows: [],
};
const match = matchColumns(source, {});
const check: ImportCheck = summarize(source, []);
const plan: ImportPlan = {
  options: noOptions,
  rows: [],
  counts: { send: 1, again: 1, done: 0, listed: 0, duplicate: 0, update: 0 },
  differing: 0,
  gone: 0,
  missing: [],
  listed: new Map(),
  canChange: true,
};
const nothing: ImportPlan = { ...plan, counts: { ...plan.counts, send: 0, again: 0, done: 2 } };
const removing: ImportPlan = {
  ...nothing,
  options: { ...noOptions, missing: 'remove' },
  missing: [{ id: '7', name: 'Demo Gone', sport: 'Tennis', athlete: null, version: null }],
};
const endWith = (ending: SendingEnd['ending']): SendingEnd => ({
  ending,
  counts: noCounts,
  problem: ending === 'unreachable' ? 'The service cannot be reached.' : null,
});
const [complete, stopped, unreached] = [endWith('complete'), endWith('stopped'), endWith('unreachable')];
const away = new ApiError('unreachable', 'The service cannot be reached.');
const refused = new ApiError('refused', 'Sign in again.');
const full = new Error('The disk is full.');
const updating = { ...noOptions, update: true };

function sceneFor(input: Partial<ImportRosterInput>) {
  const puppets = {
    compare: puppet<ImportPlan, CompareInput>('compare', {
      done: [plan, nothing, removing],
      failed: [away, refused],
    }),
    sendPlanned: puppet<SendingEnd, SendInput>('sendPlanned', {
      done: [complete, stopped, unreached],
      failed: [full],
    }),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
    hold: puppet<void>('hold', { done: [undefined] }),
  };
  return {
    machine: importRosterMachine.provide({ actors: puppets }),
    puppets,
    input: { match, check, ...input },
    names: {
      match,
      check,
      plan,
      nothing,
      removing,
      complete,
      stopped,
      unreached,
      away,
      refused,
      full,
      noOptions,
      updating,
    },
    facts: ({ context }) => ({ missing: context.plan?.missing.length }),
    events: [
      { type: 'changeOptions', options: updating },
      { type: 'confirm' },
      { type: 'goBack' },
      { type: 'retry' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'cancel' },
    ],
  } satisfies Scene<typeof importRosterMachine>;
}

const asked = sceneFor({ canAsk: true });
const alone = sceneFor({});

testWalks({ asked, alone });

test('the chart for a person who is asked', () => {
  expect(walkTable(asked)).toMatchInlineSnapshot(`
    "importRoster
      start → comparing {options: noOptions, canAsk: true, match: match, check: check, plan: null, end: null, problem: null, error: null},
          starts compare {match: match, check: check, options: noOptions}
    comparing #busy
      cancel → cancelled
      compare done: plan → confirming {plan: plan}
      compare done: nothing → sending.running {plan: nothing}, starts sendPlanned {plan: nothing, leftOut: []}
      compare done: removing → confirming {plan: removing}
      compare failed: away → outOfReach {problem: 'The service cannot be reached.', error: away}
      compare failed: refused → failed {problem: 'Sign in again.', error: refused}
    cancelled
    confirming
      cancel → cancelled
      changeOptions → comparing {options: updating}, starts compare {match: match, check: check, options: updating}
      [missing 0] confirm → sending.running, starts sendPlanned {plan: plan, leftOut: []}
      [not missing 0] confirm → confirmingRemoval
    sending.running #busy
      cancel → sending.stopping, starts askToStop
      pause → sending.paused, starts hold
      sendPlanned done: complete → reported {end: complete}
      sendPlanned done: stopped → interrupted {end: stopped}
      sendPlanned done: unreached → stalled {end: unreached, problem: 'The service cannot be reached.'}
      sendPlanned failed: full → failed {problem: 'The disk is full.', error: full}
    outOfReach
      cancel → cancelled
      [plain] retry → comparing, starts compare {match: match, check: check, options: noOptions}
      [missing 0 | missing 1] retry → comparing, starts compare {match: match, check: check, options: updating}
    failed
    sending.paused #busy
      cancel → sending.stopping, starts askToStop
      sendPlanned done: complete → reported {end: complete}
      sendPlanned done: stopped → interrupted {end: stopped}
      sendPlanned done: unreached → stalled {end: unreached, problem: 'The service cannot be reached.'}
      sendPlanned failed: full → failed {problem: 'The disk is full.', error: full}
      resume → sending.running
    sending.stopping #busy
      cancel → interrupted
      sendPlanned done: complete → reported {end: complete}
      sendPlanned done: stopped → interrupted {end: stopped}
      sendPlanned done: unreached → stalled {end: unreached, problem: 'The service cannot be reached.'}
      sendPlanned failed: full → failed {problem: 'The disk is full.', error: full}
    reported
    interrupted
    stalled
    confirmingRemoval
      cancel → cancelled
      confirm → sending.running, starts sendPlanned {plan: removing, leftOut: []}
      goBack → confirming"
  `);
});

test('the chart for a program without a person', () => {
  expect(walkTable(alone, asked)).toMatchInlineSnapshot(`
    "importRoster
    -   start
    +   start → comparing {options: noOptions, canAsk: false, match: match, check: check, plan: null, end: null, problem: null, error: null},
          starts compare {match: match, check: check, options: noOptions}
    comparing #busy
    -   compare failed: away
    +   compare failed: away → failed {problem: 'The service cannot be reached.', error: away}
    - outOfReach"
  `);
});

const sending = { sending: 'running' };
const toDo = (counts: Partial<ImportPlan['counts']>) => ({
  ...nothing,
  counts: { ...nothing.counts, ...counts },
});
test.each([
  ['something to send', plan, 'confirming', sending],
  ['nothing to do', nothing, sending, sending],
  ['something that differs', { ...nothing, differing: 1 }, 'confirming', sending],
  ['something to change', toDo({ update: 1 }), 'confirming', sending],
  ['something to ask about again', toDo({ again: 1 }), 'confirming', sending],
  ['as much to send as to change', toDo({ send: 1, update: 1 }), 'confirming', sending],
  ['an athlete missing', { ...nothing, missing: removing.missing }, 'confirming', sending],
  ['an athlete to remove', removing, 'confirming', 'confirmingRemoval'],
  ['no athlete to remove', { ...plan, options: removing.options }, 'confirming', sending],
  ['an athlete that the service cannot remove', { ...removing, canChange: false }, 'confirming', sending],
])('with %s', async (_, found, state, confirmed) => {
  const actors = {
    compare: fromPromise<ImportPlan, CompareInput>(async () => found),
    sendPlanned: fromPromise<SendingEnd, SendInput>(() => new Promise(() => {})),
  };
  const actor = createActor(importRosterMachine.provide({ actors }), { input: asked.input }).start();
  const { value } = await waitFor(actor, (snapshot) => snapshot.value !== 'comparing');
  actor.send({ type: 'confirm' });
  expect([value, actor.getSnapshot().value]).toEqual([state, confirmed]);
});
