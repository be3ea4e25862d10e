import { fromPromise } from 'xstate';
import type { Client } from '../service/client.ts';
import type { CredentialsInput } from './password-input.ts';

/** The actors of `signUpMachine`, for `provide`. */
export function signUpActors(client: Client) {
  return {
    signUp: fromPromise<void, CredentialsInput>(async ({ input, signal }) => {
      await client.signUp({ email: input.email, password: input.readPassword() }, { signal });
    }),
  };
}
