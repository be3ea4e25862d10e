import { fromPromise, type PromiseActorLogic } from 'xstate';

/** The event that a machine receives from an actor that it invoked. */
export interface Answer {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** One way in which a puppet may settle. */
export interface Outcome {
  readonly answer: Answer;
  /** Settles the pending promise this way. @throws when none is pending */
  settle(): void;
}

/** A promise that a machine invokes and a test settles. */
export type Puppet<TOutput, TInput> = PromiseActorLogic<TOutput, TInput> & {
  readonly outcomes: readonly Outcome[];
  /** The inputs it was started with, in order. */
  readonly inputs: readonly TInput[];
};

/** @param ends every output and error that makes a difference to the machine */
export function puppet<TOutput = void, TInput = unknown>(
  id: string,
  ends: { readonly done?: readonly TOutput[]; readonly failed?: readonly Error[] },
): Puppet<TOutput, TInput> {
  const inputs: TInput[] = [];
  let pending: { resolve: (output: TOutput) => void; reject: (error: Error) => void } | null = null;
  const take = () => {
    if (pending === null) throw new Error(`${id} is not pending`);
    const taken = pending;
    pending = null;
    return taken;
  };
  const logic = fromPromise<TOutput, TInput>(({ input, signal }) => {
    inputs.push(input);
    return new Promise<TOutput>((resolve, reject) => {
      const call = { resolve, reject };
      pending = call;
      signal.addEventListener('abort', () => {
        if (pending === call) pending = null;
      });
    });
  });
  const outcomes: Outcome[] = [
    ...(ends.done ?? []).map((output) => ({
      answer: { type: `xstate.done.actor.${id}` as const, output },
      settle: () => take().resolve(output),
    })),
    ...(ends.failed ?? []).map((error) => ({
      answer: { type: `xstate.error.actor.${id}` as const, error },
      settle: () => take().reject(error),
    })),
  ];
  return Object.assign(logic, { outcomes, inputs });
}
