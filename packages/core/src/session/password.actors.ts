import { fromPromise } from 'xstate';
import type { IdentityProvider } from '../identity/identity-provider.ts';

/** The actors of `forgotPasswordMachine`, for `provide`. */
export function forgotPasswordActors(provider: Pick<IdentityProvider, 'sendPasswordReset'>) {
  return {
    sendReset: fromPromise<void, { readonly email: string }>(({ input }) =>
      provider.sendPasswordReset(input.email),
    ),
  };
}

/** The actors of `resetPasswordMachine`, for `provide`. */
export function resetPasswordActors(provider: Pick<IdentityProvider, 'resetPassword'>) {
  return {
    resetPassword: fromPromise<void, { readonly code: string; readonly readPassword: () => string }>(
      ({ input }) => provider.resetPassword(input.code, input.readPassword()),
    ),
  };
}
