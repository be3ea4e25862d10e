import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ApiError } from '../wire/api-error.ts';
import { removeAgencyActors } from './remove-agency.actors.ts';
import { removeAgencyMachine } from './remove-agency.machine.ts';

test('a removal whose answer was lost is done, and the next try says so', async () => {
  const answers = [
    new ApiError('unreachable', 'The service cannot be reached.'),
    new ApiError('refused', 'Not found.', { status: 404 }),
  ];
  const removed: string[] = [];
  const client = {
    removeAgency: async (id: string) => {
      removed.push(id);
      throw answers.shift();
    },
  };
  const actors = removeAgencyActors(client, (call) => call('token'));
  const actor = createActor(removeAgencyMachine.provide({ actors }));
  const news: unknown[] = [];
  actor.on('*', (one) => news.push(one));
  actor.start();
  const action = { agencyId: '7', name: 'Court Club Example' };
  actor.send({ type: 'open', action });
  actor.send({ type: 'confirm' });
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  expect(context.problem).toBe('The service cannot be reached. It may have worked: it is safe to try again.');
  actor.send({ type: 'confirm' });
  await waitFor(actor, (state) => state.matches('closed'));
  expect({ removed, news }).toEqual({ removed: ['7', '7'], news: [{ type: 'done', action }] });
});
