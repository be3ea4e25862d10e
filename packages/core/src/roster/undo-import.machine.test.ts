import { expect, test } from 'vitest';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import type { UndoCounts, UndoEnd, UndoPlan } from './journal/plan-undo.ts';
import { undoImportMachine } from './undo-import.machine.ts';
import { type UndoView, undoView } from './undo-import.view.ts';

const step = { id: '1', name: 'Ada', version: '"1"', before: {}, after: null };
const bo = { id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"' };
const plan: UndoPlan = { steps: [step], changed: [bo], gone: ['3'], same: [], canChange: true };
const empty: UndoPlan = { ...plan, steps: [], gone: [] };
const counts: UndoCounts = { removed: 1, putBack: 0, changed: 1, gone: 1, left: 0 };
const endWith = (ending: UndoEnd['ending']): UndoEnd => ({
  ending,
  counts,
  problem: ending === 'unreachable' ? 'The service cannot be reached.' : null,
});

function undoScene() {
  const puppets = {
    planUndo: puppet<UndoPlan>('planUndo', {
      done: [plan, empty, { ...plan, canChange: false }, { ...plan, steps: [] }],
      failed: [
        new ApiError('unreachable', 'The service cannot be reached.'),
        new ApiError('refused', 'Sign in again.'),
      ],
    }),
    applyUndo: puppet<UndoEnd, { plan: UndoPlan }>('applyUndo', {
      done: [endWith('complete'), endWith('stopped'), endWith('unreachable')],
      failed: [new Error('The disk is full.')],
    }),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
  };
  return {
    machine: undoImportMachine.provide({ actors: puppets }),
    puppets,
    events: [{ type: 'confirm' }, { type: 'retry' }, { type: 'cancel' }],
  } satisfies Parameters<typeof walk<typeof undoImportMachine>>[0];
}
const scene = undoScene();
const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "undoImport: planning #busy {plan: null, end: null, problem: null, error: null}, starts planUndo
      cancel → cancelled
      planUndo done → asking {plan: {steps: [{id: '1', name: 'Ada', version: '"1"', before: {}, after: null}], changed: [{id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"'}], gone: ['3'], same: [], canChange: true}}
        confirm → undoing.running #busy, starts applyUndo {plan: {steps: [{id: '1', name: 'Ada', version: '"1"', before: {}, after: null}], changed: [{id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"'}], gone: ['3'], same: [], canChange: true}}
        cancel → cancelled
      planUndo done → nothingToUndo {plan: {steps: [], changed: [{id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"'}], gone: [], same: [], canChange: true}}
      planUndo done → unsupported {plan: {steps: [{id: '1', name: 'Ada', version: '"1"', before: {}, after: null}], changed: [{id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"'}], gone: ['3'], same: [], canChange: false}}
      planUndo done → undoing.running #busy {plan: {steps: [], changed: [{id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"'}], gone: ['3'], same: [], canChange: true}}, starts applyUndo {plan: {steps: [], changed: [{id: '2', name: 'Bo', sport: 'Tennis', athlete: null, version: '"3"'}], gone: ['3'], same: [], canChange: true}}
        cancel → undoing.stopping #busy, starts askToStop
          cancel → interrupted
          applyUndo done → undone {end: {ending: 'complete', counts: {removed: 1, putBack: 0, changed: 1, gone: 1, left: 0}, problem: null}}
          applyUndo done → interrupted {end: {ending: 'stopped', counts: {removed: 1, putBack: 0, changed: 1, gone: 1, left: 0}, problem: null}}
          applyUndo done → stalled {end: {ending: 'unreachable', counts: {removed: 1, putBack: 0, changed: 1, gone: 1, left: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
          applyUndo failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
        applyUndo done → undone {end: {ending: 'complete', counts: {removed: 1, putBack: 0, changed: 1, gone: 1, left: 0}, problem: null}}
        applyUndo done → interrupted {end: {ending: 'stopped', counts: {removed: 1, putBack: 0, changed: 1, gone: 1, left: 0}, problem: null}}
        applyUndo done → stalled {end: {ending: 'unreachable', counts: {removed: 1, putBack: 0, changed: 1, gone: 1, left: 0}, problem: 'The service cannot be reached.'}, problem: 'The service cannot be reached.'}
        applyUndo failed: Error: The disk is full. → failed {problem: 'The disk is full.', error: Error: The disk is full.}
      planUndo failed: ApiError: The service cannot be reached. → outOfReach {problem: 'The service cannot be reached.', error: ApiError: The service cannot be reached.}
        retry → planning #busy, starts planUndo
        cancel → cancelled
      planUndo failed: ApiError: Sign in again. → failed {problem: 'Sign in again.', error: ApiError: Sign in again.}"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
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
