import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { ApiError } from '../wire/api-error.ts';
import { removeAthleteMachine } from './remove-athlete.machine.ts';

interface Wanted {
  readonly athleteId: string;
}
const puppets = {
  removeAthlete: puppet<void, Wanted>('removeAthlete', {
    done: [undefined],
    failed: [
      new ApiError('refused', 'Not found.', { status: 404 }),
      new ApiError('refused', 'No such call.', { status: 405 }),
      new ApiError('unreachable', 'The service cannot be reached.'),
      new TypeError('id is undefined'),
    ],
  }),
};
const scene = {
  machine: removeAthleteMachine.provide({ actors: puppets }),
  puppets,
  events: [{ type: 'open', athleteId: '7', name: 'Ada Example' }, { type: 'confirm' }, { type: 'close' }],
} satisfies Parameters<typeof walk<typeof removeAthleteMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(6);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "removeAthlete: closed {athleteId: '', name: '', problem: null}
      open → confirming #shown {athleteId: '7', name: 'Ada Example'}
        confirm → removing #busy #shown, starts removeAthlete {athleteId: '7'}
          removeAthlete done → closed, emits athleteRemoved {name: 'Ada Example'}
          removeAthlete failed: ApiError: Not found. → closed, emits athleteRemoved {name: 'Ada Example'}
          removeAthlete failed: ApiError: No such call. → unsupported #shown
            close → closed
          removeAthlete failed: ApiError: The service cannot be reached. → confirming #shown {problem: 'The service cannot be reached.'}
          removeAthlete failed: TypeError: id is undefined → confirming #shown {problem: 'Something went wrong. Try again.'}
        close → closed"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

test('one confirmation removes the athlete that it named, once; a failure is said until the next', async () => {
  const removeAthlete = puppet<void, Wanted>('removeAthlete', {
    done: [undefined],
    failed: [new ApiError('unreachable', 'The service cannot be reached.')],
  });
  const dialog = createActor(removeAthleteMachine.provide({ actors: { removeAthlete } })).start();
  dialog.send({ type: 'open', athleteId: '7', name: 'Ada Example' });
  dialog.send({ type: 'confirm' });
  dialog.send({ type: 'confirm' });
  dialog.send({ type: 'close' });
  removeAthlete.outcomes[1]?.settle();
  const { context } = await waitFor(dialog, ({ value }) => value === 'confirming');
  dialog.send({ type: 'confirm' });
  expect([removeAthlete.inputs, context.problem, dialog.getSnapshot().context.problem]).toEqual([
    [{ athleteId: '7' }, { athleteId: '7' }],
    'The service cannot be reached.',
    null,
  ]);
});

test('after an error that nobody foresaw the same athlete can be removed again, and may be gone by then', async () => {
  const removeAthlete = puppet<void, Wanted>('removeAthlete', {
    failed: [new TypeError('id is undefined'), new ApiError('refused', 'Not found.', { status: 404 })],
  });
  const dialog = createActor(removeAthleteMachine.provide({ actors: { removeAthlete } })).start();
  const news: unknown[] = [];
  dialog.on('athleteRemoved', (event) => news.push(event));
  dialog.send({ type: 'open', athleteId: '7', name: 'Ada Example' });
  dialog.send({ type: 'confirm' });
  removeAthlete.outcomes[0]?.settle();
  const { value, context } = await waitFor(dialog, (state) => !state.hasTag('busy'));
  dialog.send({ type: 'confirm' });
  removeAthlete.outcomes[1]?.settle();
  await waitFor(dialog, (state) => state.matches('closed'));
  expect({ value, context, sent: removeAthlete.inputs, news }).toEqual({
    value: 'confirming',
    context: { athleteId: '7', name: 'Ada Example', problem: 'Something went wrong. Try again.' },
    sent: [{ athleteId: '7' }, { athleteId: '7' }],
    news: [{ type: 'athleteRemoved', name: 'Ada Example' }],
  });
});
