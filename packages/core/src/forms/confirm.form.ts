import { fromPromise } from 'xstate';
import { confirmMachine } from './confirm.machine.ts';

interface ConfirmDescription<Ports, Action> {
  readonly id: string;
  /** Whether a failed call shows that it is done already, by an earlier attempt or another person. */
  readonly isDone: (error: unknown, action: Action) => boolean;
  readonly perform: (ports: Ports, action: Action, signal: AbortSignal) => Promise<unknown>;
}

/** An action that needs a confirmation, as one object: its machine, and the actors for it. `confirmView` shows it. */
export function confirmForm<Ports, Action>({ id, isDone, perform }: ConfirmDescription<Ports, Action>) {
  return {
    machine: confirmMachine<Action>(id, isDone),
    actors: (ports: Ports) => ({
      perform: fromPromise<void, { readonly action: Action }>(async ({ input: { action }, signal }) => {
        await perform(ports, action, signal);
      }),
    }),
  };
}
