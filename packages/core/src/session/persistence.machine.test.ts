import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Persistence } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { persistenceMachine } from './persistence.machine.ts';
import { persistenceView } from './persistence.view.ts';

const puppets = {
  move: puppet<void, { readonly persistence: Persistence }>('move', {
    done: [undefined],
    failed: [new Error('The store is full.')],
  }),
};
const scene = {
  machine: persistenceMachine.provide({ actors: puppets }),
  puppets,
  input: { persistence: 'device' },
  events: [
    { type: 'choose', persistence: 'tab' },
    { type: 'choose', persistence: 'memory' },
  ],
} satisfies Parameters<typeof walk<typeof persistenceMachine>>[0];

const { paths, missed, stuck } = walk(scene);

test('reaches every state and transition, and is never stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(6);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "persistence: settled {kept: 'device', wanted: 'device'}
      choose → moving {wanted: 'tab'}, starts move {persistence: 'tab'}
        choose → moving, starts move {persistence: 'tab'}
        choose {persistence: 'memory'} → moving {wanted: 'memory'}, starts move {persistence: 'memory'}
        move done → settled {kept: 'tab'}, emits persistenceChanged {persistence: 'tab'}
        move failed: Error: The store is full. → refused {wanted: 'device'}
          choose → moving {wanted: 'tab'}, starts move {persistence: 'tab'}
          choose {persistence: 'memory'} → moving {wanted: 'memory'}, starts move {persistence: 'memory'}
      choose {persistence: 'memory'} → moving {wanted: 'memory'}, starts move {persistence: 'memory'}"
  `);
});

test.each(paths.map((path) => [pathName(path), path] as const))('live: %s', async (_, path) => {
  expect(await walkLive(scene, path)).toEqual(expectedSights(path));
});

test('shows a choice at once, takes it back if the browser refuses it, and moves to the last one chosen', async () => {
  const { machine, input } = scene;
  const actor = createActor(machine, { input }).start();
  const emitted: unknown[] = [];
  actor.on('persistenceChanged', (event) => emitted.push(event));
  const seen = [persistenceView(actor.getSnapshot())];
  const step = async (act: () => void) => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(persistenceView(actor.getSnapshot()));
  };
  await step(() => actor.send({ type: 'choose', persistence: 'tab' }));
  await step(() => puppets.move.outcomes[1]?.settle());
  await step(() => actor.send({ type: 'choose', persistence: 'tab' }));
  await step(() => actor.send({ type: 'choose', persistence: 'memory' }));
  await step(() => puppets.move.outcomes[0]?.settle());
  expect(seen).toEqual([
    { chosen: 'device', problem: null },
    { chosen: 'tab', problem: null },
    { chosen: 'device', problem: 'This browser could not move your session there. Nothing has changed.' },
    { chosen: 'tab', problem: null },
    { chosen: 'memory', problem: null },
    { chosen: 'memory', problem: null },
  ]);
  expect(emitted).toEqual([{ type: 'persistenceChanged', persistence: 'memory' }]);
});
