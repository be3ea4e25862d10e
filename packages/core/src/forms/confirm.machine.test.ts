import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
import { ApiError, hasStatus } from '../wire/api-error.ts';
import { confirmMachine } from './confirm.machine.ts';
import { confirmView } from './confirm.view.ts';

interface Action {
  readonly id: string;
}
const machine = confirmMachine<Action>('example', (error) => hasStatus(error, 404));
const action = { id: '7' };

const gone = new ApiError('refused', 'Not found.', { status: 404 });
const unsupported = new ApiError('refused', 'No such call.', { status: 405 });
const unforeseen = new TypeError('id is undefined');
const away = new ApiError('unreachable', 'The service cannot be reached.');
const puppets = {
  perform: puppet<void, { readonly action: Action }>('perform', {
    done: [undefined],
    failed: [gone, unsupported, away, unforeseen],
  }),
};
const scene = {
  machine: machine.provide({ actors: puppets }),
  puppets,
  events: [{ type: 'open', action }, { type: 'confirm' }, { type: 'close' }],
  names: { action, gone, away, unsupported, unforeseen },
} satisfies Scene<typeof machine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "example: closed {action: null, problem: null}
    closed
      open → confirming {action: action}
    confirming #shown
      confirm → performing, starts perform {action: action}
      close → closed
    performing #busy #shown
      perform done | perform failed: gone → closed, emits done {action: action}
      perform failed: unsupported → unsupported
      perform failed: away → confirming {problem: 'The service cannot be reached.'}
      perform failed: unforeseen → confirming {problem: 'Something went wrong. Try again.'}
    unsupported #shown
      close → closed"
  `);
});

/** An actor whose calls end as listed. */
function start(outcomes: { readonly done?: readonly undefined[]; readonly failed?: readonly Error[] }) {
  const perform = puppet<void, { readonly action: Action }>('perform', outcomes);
  const actor = createActor(machine.provide({ actors: { perform } })).start();
  const news: unknown[] = [];
  actor.on('done', (event) => news.push(event));
  return { perform, actor, news };
}

test('one confirmation does what it named, once; a failure is said until the next', async () => {
  const { perform, actor } = start({ done: [undefined], failed: [away] });
  actor.send({ type: 'open', action });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'close' });
  perform.outcomes[1]?.settle();
  const { context } = await waitFor(actor, ({ value }) => value === 'confirming');
  actor.send({ type: 'confirm' });
  expect([perform.inputs, context.problem, actor.getSnapshot().context.problem]).toEqual([
    [{ action }, { action }],
    'The service cannot be reached.',
    null,
  ]);
});

test('after an error that nobody foresaw it can be tried again, and may be done by then', async () => {
  const { perform, actor, news } = start({ failed: [new TypeError('id is undefined'), gone] });
  actor.send({ type: 'open', action });
  actor.send({ type: 'confirm' });
  perform.outcomes[0]?.settle();
  const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'confirm' });
  perform.outcomes[1]?.settle();
  await waitFor(actor, (state) => state.matches('closed'));
  expect({ value, context, sent: perform.inputs, news }).toEqual({
    value: 'confirming',
    context: { action, problem: 'Something went wrong. Try again.' },
    sent: [{ action }, { action }],
    news: [{ type: 'done', action }],
  });
});

const show = (value: SnapshotFrom<typeof machine>['value'], problem: string | null = null) =>
  confirmView(machine.resolveState({ value, context: { action, problem } }));

test('shows the question, what became of it, and that it cannot be done', () => {
  const question = { page: 'confirming', action, problem: null, isBusy: false };
  expect([
    show('closed'),
    show('confirming'),
    show('performing'),
    show('confirming', 'The service cannot be reached.'),
    show('unsupported'),
  ]).toEqual([
    { ...question, page: 'closed' },
    question,
    { ...question, isBusy: true },
    { ...question, problem: 'The service cannot be reached.' },
    { ...question, page: 'unsupported' },
  ]);
});
