import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import type { UndoCounts, UndoEnd, UndoPlan } from './journal/plan-undo.ts';
import { undoImportMachine } from './undo-import.machine.ts';
import { type UndoView, undoView } from './undo-import.view.ts';

const step = { id: '1', name: 'Ada', version: '"1"', before: {}, after: null };
const bo = { id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"' };
const plan: UndoPlan = { steps: [step], changed: [bo], gone: ['3'], same: [], canChange: true };
const empty: UndoPlan = { ...plan, steps: [], gone: [] };
const unable: UndoPlan = { ...plan, canChange: false };
const allGone: UndoPlan = { ...plan, steps: [] };
/** Changes nothing, which a service that cannot change athletes allows. */
const settled: UndoPlan = { ...unable, steps: [], same: [bo] };
const counts: UndoCounts = { removed: 1, putBack: 0, changed: 1, gone: 1, left: 0 };
const endWith = (ending: UndoEnd['ending']): UndoEnd => ({
  ending,
  counts,
  problem: ending === 'unreachable' ? 'The service cannot be reached.' : null,
});
const [complete, stopped, unreached] = [endWith('complete'), endWith('stopped'), endWith('unreachable')];
const away = new ApiError('unreachable', 'The service cannot be reached.');
const refused = new ApiError('refused', 'Sign in again.');
const full = new Error('The disk is full.');

function undoScene() {
  const puppets = {
    planUndo: puppet<UndoPlan>('planUndo', {
      done: [plan, empty, unable, allGone, settled],
      failed: [away, refused],
    }),
    applyUndo: puppet<UndoEnd, { plan: UndoPlan }>('applyUndo', {
      done: [complete, stopped, unreached],
      failed: [full],
    }),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
  };
  return {
    machine: undoImportMachine.provide({ actors: puppets }),
    puppets,
    names: {
      plan,
      empty,
      unable,
      allGone,
      settled,
      counts,
      complete,
      stopped,
      unreached,
      away,
      refused,
      full,
    },
    events: [{ type: 'confirm' }, { type: 'retry' }, { type: 'cancel' }],
  } satisfies Scene<typeof undoImportMachine>;
}
const scene = undoScene();
testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "undoImport
      start → planning {plan: null, end: null, problem: null, error: null}, starts planUndo
    planning #busy
      cancel → cancelled
      planUndo done: plan → asking {plan: plan}
      planUndo done: empty → nothingToUndo {plan: empty}
      planUndo done: unable → unsupported {plan: unable}
      planUndo done: allGone → undoing.running {plan: allGone}, starts applyUndo {plan: allGone}
      planUndo done: settled → undoing.running {plan: settled}, starts applyUndo {plan: settled}
      planUndo failed: away → outOfReach {problem: 'The service cannot be reached.', error: away}
      planUndo failed: refused → failed {problem: 'Sign in again.', error: refused}
    cancelled
    asking
      cancel → cancelled
      confirm → undoing.running, starts applyUndo {plan: plan}
    nothingToUndo
    unsupported
    undoing.running #busy
      cancel → undoing.stopping, starts askToStop
      applyUndo done: complete → undone {end: complete}
      applyUndo done: stopped → interrupted {end: stopped}
      applyUndo done: unreached → stalled {end: unreached, problem: 'The service cannot be reached.'}
      applyUndo failed: full → failed {problem: 'The disk is full.', error: full}
    outOfReach
      cancel → cancelled
      retry → planning, starts planUndo
    failed
    undoing.stopping #busy
      cancel → interrupted
      applyUndo done: complete → undone {end: complete}
      applyUndo done: stopped → interrupted {end: stopped}
      applyUndo done: unreached → stalled {end: unreached, problem: 'The service cannot be reached.'}
      applyUndo failed: full → failed {problem: 'The disk is full.', error: full}
    undone
    interrupted
    stalled"
  `);
});

const outlook = { remove: 1, putBack: 0, changed: ['Bo'], gone: 1 };
const error = new Error('The disk is full.');
const views: readonly (readonly [state: string, view: UndoView])[] = [
  ['planning', { step: 'planning' }],
  ['outOfReach', { step: 'outOfReach', problem: 'No answer.' }],
  ['asking', { step: 'asking', outlook }],
  ['undoing.running', { step: 'undoing' }],
  ['undoing.stopping', { step: 'stopping' }],
  ['nothingToUndo', { step: 'nothingToUndo', outlook }],
  ['unsupported', { step: 'unsupported', outlook }],
  ['undone', { step: 'undone', counts, outlook }],
  ['cancelled', { step: 'cancelled' }],
  ['failed', { step: 'failed', error }],
  ['stalled', { step: 'stalled', counts, problem: 'No answer.' }],
  ['interrupted', { step: 'interrupted', counts }],
];

test.each(views)('what is shown: %s', (state, view) => {
  const [parent = '', child] = state.split('.');
  const snapshot = undoImportMachine.resolveState({
    value: child === undefined ? parent : { [parent]: child },
    context: { plan, end: endWith('complete'), problem: 'No answer.', error },
  });
  expect(undoView(snapshot)).toEqual(view);
});
