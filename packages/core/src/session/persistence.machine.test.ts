import { expect, test } from 'vitest';
import type { Persistence } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { describePaths, pathName, walk } from '../testing/walk.ts';
import { expectedSights, walkLive } from '../testing/walk-live.ts';
import { persistenceMachine } from './persistence.machine.ts';

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
