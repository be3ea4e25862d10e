import { fromPromise, type NonReducibleUnknown } from 'xstate';

/**
 * The type of an actor that a machine needs and its host provides.
 * @throws {Error} with its name where it is started without having been provided
 */
export function port<Output, Input = NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`${name} is not provided`);
  });
}
