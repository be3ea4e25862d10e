import { expect, test } from 'vitest';
import type { Persistence } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { testWalks } from '../testing/test-walks.ts';
import type { Scene } from '../testing/walk.ts';
import { walkTable } from '../testing/walk-table.ts';
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
} satisfies Scene<typeof persistenceMachine>;

testWalks({ scene });

test('the chart', () => {
  expect(walkTable(scene)).toMatchInlineSnapshot(`
    "persistence
      start → settled {kept: 'device', wanted: 'device'}
    settled
      choose → moving {wanted: 'tab'}, starts move {persistence: 'tab'}
      choose {persistence: 'memory'} → moving {wanted: 'memory'}, starts move {persistence: 'memory'}
    moving
      choose → moving, starts move {persistence: 'tab'}
      choose {persistence: 'memory'} → moving {wanted: 'memory'}, starts move {persistence: 'memory'}
      move done → settled {kept: 'tab'}, emits persistenceChanged {persistence: 'tab'}
      move failed: Error: The store is full. → refused {wanted: 'device'}
    refused
      choose → moving {wanted: 'tab'}, starts move {persistence: 'tab'}
      choose {persistence: 'memory'} → moving {wanted: 'memory'}, starts move {persistence: 'memory'}"
  `);
});

test('shows a choice at once, and says that the browser refused it', () => {
  const show = (value: 'settled' | 'moving' | 'refused', wanted: 'device' | 'tab') =>
    persistenceView(persistenceMachine.resolveState({ value, context: { kept: 'device', wanted } }));
  expect([show('settled', 'device'), show('moving', 'tab'), show('refused', 'device')]).toEqual([
    { chosen: 'device', problem: null },
    { chosen: 'tab', problem: null },
    { chosen: 'device', problem: 'This browser could not move your session there. Nothing has changed.' },
  ]);
});
