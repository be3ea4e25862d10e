import { fromPromise, type PromiseActorLogic } from 'xstate';

/** What a machine hears of an actor that it invoked. */
export interface Answer {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** One way in which a puppet may end. */
export interface Outcome {
  readonly answer: Answer;
  /** Ends what the machine waits for in this way. @throws when it waits for nothing */
  settle(): void;
}

/** A promise that a machine invokes under this id, and whose end the test decides. */
export type Puppet<TOutput, TInput> = PromiseActorLogic<TOutput, TInput> & {
  readonly outcomes: readonly Outcome[];
  /** What it was started with, in order. */
  readonly inputs: readonly TInput[];
};

/** @param ends every output and every error that make a difference to the machine */
export function puppet<TOutput = void, TInput = unknown>(
  id: string,
  ends: { readonly done?: readonly TOutput[]; readonly failed?: readonly Error[] },
): Puppet<TOutput, TInput> {
  const inputs: TInput[] = [];
  let waiting: { resolve: (output: TOutput) => void; reject: (error: Error) => void } | null = null;
  const take = () => {
    if (waiting === null) throw new Error(`Nothing waits for ${id}`);
    const taken = waiting;
    waiting = null;
    return taken;
  };
  const logic = fromPromise<TOutput, TInput>(({ input, signal }) => {
    inputs.push(input);
    return new Promise<TOutput>((resolve, reject) => {
      const call = { resolve, reject };
      waiting = call;
      signal.addEventListener('abort', () => {
        if (waiting === call) waiting = null;
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
