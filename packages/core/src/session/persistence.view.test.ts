import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Persistence } from '../identity/identity-provider.ts';
import { puppet } from '../testing/puppet.ts';
import { persistenceMachine } from './persistence.machine.ts';
import { persistenceView } from './persistence.view.ts';

test('shows a choice at once, takes it back if the browser refuses it, and moves to the last one chosen', async () => {
  const move = puppet<void, { readonly persistence: Persistence }>('move', {
    done: [undefined],
    failed: [new Error('The store is full.')],
  });
  const machine = persistenceMachine.provide({ actors: { move } });
  const actor = createActor(machine, { input: { persistence: 'device' } }).start();
  const emitted: unknown[] = [];
  actor.on('persistenceChanged', (event) => emitted.push(event));
  const seen = [persistenceView(actor.getSnapshot())];
  const step = async (act: () => void) => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(persistenceView(actor.getSnapshot()));
  };
  await step(() => actor.send({ type: 'choose', persistence: 'tab' }));
  await step(() => move.outcomes[1]?.settle());
  await step(() => actor.send({ type: 'choose', persistence: 'tab' }));
  await step(() => actor.send({ type: 'choose', persistence: 'memory' }));
  await step(() => move.outcomes[0]?.settle());
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
