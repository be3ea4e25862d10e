import { fromPromise } from 'xstate';
import type { IdentityProvider } from '../identity/identity-provider.ts';

/** What `forgotPasswordMachine` needs of the outside, for `provide`. */
export function forgotPasswordActors(provider: Pick<IdentityProvider, 'sendPasswordReset'>) {
  return {
    sendReset: fromPromise<void, { readonly email: string }>(({ input }) =>
      provider.sendPasswordReset(input.email),
    ),
  };
}

/** What `resetPasswordMachine` needs of the outside, for `provide`. */
export function resetPasswordActors(provider: Pick<IdentityProvider, 'resetPassword'>) {
  return {
    resetPassword: fromPromise<void, { readonly code: string; readonly readPassword: () => string }>(
      ({ input }) => provider.resetPassword(input.code, input.readPassword()),
    ),
  };
}
