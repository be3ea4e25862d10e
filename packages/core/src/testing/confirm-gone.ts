import { createActor, fromPromise, waitFor } from 'xstate';
import type { confirmMachine } from '../forms/confirm.machine.ts';
import { ApiError } from '../wire/api-error.ts';

/** Confirms an action that the service refuses because its subject is gone. @returns whether it counts as done */
export async function isDoneWhenGone<Action>(
  machine: ReturnType<typeof confirmMachine<Action>>,
  action: NoInfer<Action>,
): Promise<boolean> {
  const gone = new ApiError('refused', 'Not found.', { status: 404 });
  const perform = fromPromise<void, { readonly action: Action }>(() => Promise.reject(gone));
  const actor = createActor(machine.provide({ actors: { perform } })).start();
  actor.send({ type: 'open', action });
  actor.send({ type: 'confirm' });
  const { value } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return value === 'closed';
}
