import { fromPromise } from 'xstate';
import type { BrowserIdentityProvider } from '../identity/identity-provider.ts';
import type { CodeToCheck, PasswordToReset } from './reset-password.machine.ts';

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
