import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * An actor that a machine needs and its host provides.
 * @throws {Error} with its name when it starts without having been provided
 */
export function port<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`${name} is not provided`);
  });
}
