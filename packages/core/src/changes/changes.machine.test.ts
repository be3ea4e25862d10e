import { expect, test } from 'vitest';
import { allNodes } from '../testing/chart.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError } from '../wire/api-error.ts';
import { changesMachine } from './changes.machine.ts';
import { type ChangesView, changesView, isEnd } from './changes.view.ts';
import type { Planned, SendingEnd } from './difference.ts';

interface Types {
  readonly request: string;
  readonly plan: Planned;
  readonly end: SendingEnd;
  readonly progress: number;
}

const machine = changesMachine<Types>('changes');
const plans = {
  nothing: { question: 'nothing' },
  unable: { question: 'unsupported' },
  silent: { question: 'none' },
  plain: { question: 'ask' },
  removing: { question: 'askTwice' },
} as const satisfies Record<string, Planned>;
const ends = {
  complete: { ending: 'complete', problem: null },
  halted: { ending: 'stopped', problem: null },
  unreached: { ending: 'unreachable', problem: 'The service cannot be reached.' },
} as const satisfies Record<string, SendingEnd>;
const away = new ApiError('unreachable', 'The service cannot be reached.');
const refused = new ApiError('refused', 'Sign in again.');
const full = new Error('The disk is full.');

function sceneFor(canAsk: boolean) {
  const puppets = {
    plan: puppet<Planned, { readonly request: string }>('plan', {
      done: Object.values(plans),
      failed: [away, refused],
    }),
    send: puppet<SendingEnd, { readonly plan: Planned }>('send', {
      done: Object.values(ends),
      failed: [full],
    }),
    askToStop: puppet<void>('askToStop', { done: [undefined] }),
    hold: puppet<void>('hold', { done: [undefined] }),
  };
  return {
    machine: machine.provide({ actors: puppets }),
    puppets,
    input: { request: 'first', canAsk },
    names: { ...plans, ...ends, away, refused, full },
    facts: ({ context }) => ({ question: context.plan?.question }),
    events: [
      { type: 'changeRequest', request: 'second' },
      { type: 'confirm' },
      { type: 'goBack' },
      { type: 'retry' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'progressed', progress: 7 },
      { type: 'cancel' },
    ],
  } satisfies Scene<typeof machine>;
}

const asked = sceneFor(true);
const alone = sceneFor(false);

testWalks({ asked, alone });

test('the chart for a person who is asked', () => {
  expect(walkTable(asked)).toMatchInlineSnapshot(`
    "changes
      start → planning {request: 'first', canAsk: true, plan: null, progress: null, end: null, problem: null, error: null},
          starts plan {request: 'first'}
    planning #busy
      cancel → cancelled
      plan done: nothing → nothing {plan: nothing}
      plan done: unable → unsupported {plan: unable}
      plan done: silent → sending.running {plan: silent}, starts send {plan: silent}
      plan done: plain → asking {plan: plain}
      plan done: removing → asking {plan: removing}
      plan failed: away → outOfReach {problem: 'The service cannot be reached.', error: away}
      plan failed: refused → failed {problem: 'Sign in again.', error: refused}
    cancelled
    nothing
    unsupported
    sending.running #busy
      cancel → sending.stopping, starts askToStop
      pause → sending.paused, starts hold
      progressed → sending.running {progress: 7}
      send done: complete → ended {end: complete}
      send done: halted → stopped {end: halted}
      send done: unreached → unreachable {end: unreached, problem: 'The service cannot be reached.'}
      send failed: full → failed {problem: 'The disk is full.', error: full}
    asking
      cancel → cancelled
      changeRequest → planning {request: 'second'}, starts plan {request: 'second'}
      [question ask] confirm → sending.running, starts send {plan: plain}
      [not question ask] confirm → askingRemoval
    outOfReach
      cancel → cancelled
      [plain] retry → planning, starts plan {request: 'first'}
      [question ask | question askTwice] retry → planning, starts plan {request: 'second'}
    failed
    sending.paused #busy
      cancel → sending.stopping, starts askToStop
      progressed → sending.paused {progress: 7}
      send done: complete → ended {end: complete}
      send done: halted → stopped {end: halted}
      send done: unreached → unreachable {end: unreached, problem: 'The service cannot be reached.'}
      send failed: full → failed {problem: 'The disk is full.', error: full}
      resume → sending.running
    sending.stopping #busy
      cancel → stopped
      progressed → sending.stopping {progress: 7}
      send done: complete → ended {end: complete}
      send done: halted → stopped {end: halted}
      send done: unreached → unreachable {end: unreached, problem: 'The service cannot be reached.'}
      send failed: full → failed {problem: 'The disk is full.', error: full}
    ended
    stopped
    unreachable
    askingRemoval
      cancel → cancelled
      confirm → sending.running, starts send {plan: removing}
      goBack → asking"
  `);
});

test('the chart for a program without a person', () => {
  expect(walkTable(alone, asked)).toMatchInlineSnapshot(`
    "changes
    -   start
    +   start → planning {request: 'first', canAsk: false, plan: null, progress: null, end: null, problem: null, error: null},
          starts plan {request: 'first'}
    planning #busy
    -   plan failed: away
    +   plan failed: away → failed {problem: 'The service cannot be reached.', error: away}
    - outOfReach"
  `);
});

const context = {
  request: 'first',
  canAsk: true,
  plan: plans.plain,
  progress: 7,
  end: ends.unreached,
  problem: 'No answer.',
  error: full,
};
const [plan, end, progress] = [plans.plain, ends.unreached, 7];
const views: Readonly<Record<string, readonly [view: ChangesView<Types>, isEnd: boolean]>> = {
  planning: [{ step: 'planning', request: 'first', before: plan }, false],
  outOfReach: [{ step: 'outOfReach', problem: 'No answer.' }, false],
  asking: [{ step: 'asking', plan }, false],
  askingRemoval: [{ step: 'askingRemoval', plan }, false],
  'sending.running': [{ step: 'sending', plan, progress }, false],
  'sending.paused': [{ step: 'paused', plan, progress }, false],
  'sending.stopping': [{ step: 'stopping', plan, progress }, false],
  nothing: [{ step: 'nothing', plan }, true],
  unsupported: [{ step: 'unsupported', plan }, true],
  cancelled: [{ step: 'cancelled' }, true],
  failed: [{ step: 'failed', error: full, plan, progress }, true],
  ended: [{ step: 'ended', plan, end }, true],
  unreachable: [{ step: 'unreachable', plan, end, problem: 'No answer.' }, true],
  stopped: [{ step: 'stopped', plan, end, progress }, true],
};

test.each(Object.entries(views))('what a face shows in %s', (name, expected) => {
  const [outer = '', inner] = name.split('.');
  const value = inner === undefined ? outer : { [outer]: inner };
  const view = changesView<Types>(machine.resolveState({ value, context }));
  expect([view, isEnd(view)]).toEqual(expected);
});

test('every state has a view', () => {
  const states = allNodes(machine.root).filter((node) => Object.keys(node.states).length === 0);
  expect(states.map(({ path }) => path.join('.')).sort()).toEqual(Object.keys(views).sort());
});
