import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError, hasStatus } from '../wire/api-error.ts';
import { confirmMachine } from './confirm.machine.ts';
import { confirmView } from './confirm.view.ts';

interface Deed {
  readonly id: string;
}
const machine = confirmMachine<Deed>('example', (error) => hasStatus(error, 404));
const deed = { id: '7' };

const gone = new ApiError('refused', 'Not found.', { status: 404 });
const away = new ApiError('unreachable', 'The service cannot be reached.');
const puppets = {
  perform: puppet<void, { readonly deed: Deed }>('perform', {
    done: [undefined],
    failed: [
      gone,
      new ApiError('refused', 'No such call.', { status: 405 }),
      away,
      new TypeError('id is undefined'),
    ],
  }),
};
const scene = {
  machine: machine.provide({ actors: puppets }),
  puppets,
  events: [{ type: 'open', deed }, { type: 'confirm' }, { type: 'close' }],
} satisfies Parameters<typeof walk<typeof machine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(6);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "example: closed {deed: null, problem: null}
      open → confirming #shown {deed: {id: '7'}}
        confirm → performing #busy #shown, starts perform {deed: {id: '7'}}
          perform done → closed, emits done {deed: {id: '7'}}
          perform failed: ApiError: Not found. → closed, emits done {deed: {id: '7'}}
          perform failed: ApiError: No such call. → unsupported #shown
            close → closed
          perform failed: ApiError: The service cannot be reached. → confirming #shown {problem: 'The service cannot be reached.'}
          perform failed: TypeError: id is undefined → confirming #shown {problem: 'Something went wrong. Try again.'}
        close → closed"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

/** An actor whose calls end as listed. */
function start(outcomes: { readonly done?: readonly undefined[]; readonly failed?: readonly Error[] }) {
  const perform = puppet<void, { readonly deed: Deed }>('perform', outcomes);
  const actor = createActor(machine.provide({ actors: { perform } })).start();
  const news: unknown[] = [];
  actor.on('done', (event) => news.push(event));
  return { perform, actor, news };
}

test('one confirmation does what it named, once; a failure is said until the next', async () => {
  const { perform, actor } = start({ done: [undefined], failed: [away] });
  actor.send({ type: 'open', deed });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'close' });
  perform.outcomes[1]?.settle();
  const { context } = await waitFor(actor, ({ value }) => value === 'confirming');
  actor.send({ type: 'confirm' });
  expect([perform.inputs, context.problem, actor.getSnapshot().context.problem]).toEqual([
    [{ deed }, { deed }],
    'The service cannot be reached.',
    null,
  ]);
});

test('after an error that nobody foresaw it can be tried again, and may be done by then', async () => {
  const { perform, actor, news } = start({ failed: [new TypeError('id is undefined'), gone] });
  actor.send({ type: 'open', deed });
  actor.send({ type: 'confirm' });
  perform.outcomes[0]?.settle();
  const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'confirm' });
  perform.outcomes[1]?.settle();
  await waitFor(actor, (state) => state.matches('closed'));
  expect({ value, context, sent: perform.inputs, news }).toEqual({
    value: 'confirming',
    context: { deed, problem: 'Something went wrong. Try again.' },
    sent: [{ deed }, { deed }],
    news: [{ type: 'done', deed }],
  });
});

const show = (value: SnapshotFrom<typeof machine>['value'], problem: string | null = null) =>
  confirmView(machine.resolveState({ value, context: { deed, problem } }));

test('shows the question, what became of it, and that it cannot be done', () => {
  const question = { page: 'confirming', deed, problem: null, isBusy: false };
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
