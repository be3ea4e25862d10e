import { fromPromise } from 'xstate';
import type { ChangesTypes } from './changes.machine.ts';
import type { SendingControls } from './sending/ports.ts';

interface ChangesCalls<T extends ChangesTypes> {
  readonly plan: (request: T['request'], signal: AbortSignal) => Promise<T['plan']>;
  readonly send: (plan: T['plan'], controls: SendingControls) => Promise<T['end']>;
}

/** The actors of a `changesMachine`, for one run. */
export function changesActors<T extends ChangesTypes>({ plan, send }: ChangesCalls<T>) {
  const stop = new AbortController();
  /** Resolves when a pause ends. */
  let held: Promise<void> | null = null;
  return {
    plan: fromPromise<T['plan'], { readonly request: T['request'] }>(({ input: { request }, signal }) =>
      plan(request, signal),
    ),
    send: fromPromise<T['end'], { readonly plan: T['plan'] }>(({ input, signal }) =>
      send(input.plan, { stop: stop.signal, signal, gate: async () => held ?? undefined }),
    ),
    askToStop: fromPromise(async () => {
      stop.abort();
    }),
    hold: fromPromise<void>(({ signal }) => {
      held = new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          held = null;
          resolve();
        });
      });
      return held;
    }),
  };
}
