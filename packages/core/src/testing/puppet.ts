import { fromPromise, type PromiseActorLogic } from 'xstate';

/** An actor of promises whose outcome the test decides. */
export interface Puppet<TOutput, TInput> {
  readonly logic: PromiseActorLogic<TOutput, TInput>;
  /** The inputs that it was started with, in order. */
  readonly inputs: readonly TInput[];
  /** Settles the promise that was asked for last. @throws when none is waiting */
  resolve(output: TOutput): void;
  reject(error: unknown): void;
}

export function puppet<TOutput, TInput = undefined>(): Puppet<TOutput, TInput> {
  const inputs: TInput[] = [];
  let waiting: { resolve: (output: TOutput) => void; reject: (error: unknown) => void } | null = null;
  const take = () => {
    if (waiting === null) throw new Error('Nothing is waiting for this puppet');
    const taken = waiting;
    waiting = null;
    return taken;
  };
  return {
    logic: fromPromise<TOutput, TInput>(({ input }) => {
      inputs.push(input);
      return new Promise<TOutput>((resolve, reject) => {
        waiting = { resolve, reject };
      });
    }),
    inputs,
    resolve: (output) => take().resolve(output),
    reject: (error) => take().reject(error),
  };
}
