import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { ToSend } from '../forms/send-form.machine.ts';
import { revealsAccount } from '../identity/identity-code.ts';
import type {
  BrowserIdentityProvider,
  IdentityProvider,
  Persistence,
} from '../identity/identity-provider.ts';
import type { CodeToCheck, PasswordToReset } from './reset-password.machine.ts';
import type { EnteredSignIn } from './sign-in.machine.ts';
import type { EnteredSignUp } from './sign-up.machine.ts';

export function signInActors(provider: Pick<IdentityProvider, 'signIn'>) {
  return {
    send: fromPromise<void, ToSend<EnteredSignIn>>(({ input }) => {
      const { email, password } = input.read();
      return provider.signIn(email.trim(), password);
    }),
  };
}

export function signUpActors(client: Pick<Client, 'signUp'>) {
  return {
    send: fromPromise<void, ToSend<EnteredSignUp>>(async ({ input, signal }) => {
      const { email, password } = input.read();
      await client.signUp({ email: email.trim(), password }, { signal });
    }),
  };
}

/** A refusal that only some accounts get counts as sent. */
export function forgotPasswordActors(provider: Pick<BrowserIdentityProvider, 'sendPasswordReset'>) {
  return {
    send: fromPromise<void, ToSend<{ readonly email: string }>>(async ({ input }) => {
      await provider.sendPasswordReset(input.read().email.trim()).catch((error: unknown) => {
        if (!revealsAccount(error)) throw error;
      });
    }),
  };
}

/** @param signOut ends the current session in every tab */
export function resetPasswordActors(
  provider: Pick<BrowserIdentityProvider, 'checkResetCode' | 'resetPassword'>,
  signOut: () => Promise<void>,
) {
  return {
    checkCode: fromPromise<void, CodeToCheck>(({ input }) => provider.checkResetCode(input.code)),
    resetPassword: fromPromise<void, PasswordToReset>(async ({ input }) => {
      await provider.resetPassword(input.code, input.read().password);
      await signOut();
    }),
  };
}

export function persistenceActors(provider: Pick<BrowserIdentityProvider, 'setPersistence'>) {
  return {
    move: fromPromise<void, { readonly persistence: Persistence }>(({ input }) =>
      provider.setPersistence(input.persistence),
    ),
  };
}
