import { createActor, waitFor } from 'xstate';
import type { sendForm } from '../forms/send.form.ts';
import type { ToSend } from '../forms/send-form.machine.ts';
import { puppet } from './puppet.ts';

/** A small form whose requests a test settles: outcome 0 is success, the others are the failures in their order. */
export function tryForm<Ports, Entered, Field extends string>(
  { machine, view }: ReturnType<typeof sendForm<Ports, Entered, Field>>,
  failed: readonly Error[] = [],
) {
  const send = puppet<void, ToSend<Entered>>('send', { done: [undefined], failed });
  const form = createActor(machine.provide({ actors: { send } })).start();
  return {
    form,
    seen: () => view(form.getSnapshot()),
    settled: async (outcome: number) => {
      send.outcomes[outcome]?.settle();
      return view(await waitFor(form, ({ value }) => value !== 'sending'));
    },
    sent: () => send.inputs.map(({ read }) => read()),
  };
}
