import { fromPromise } from 'xstate';
import type { BrowserIdentityProvider, EmailAction } from '../identity/identity-provider.ts';
import type { EmailCode } from './confirm-email.machine.ts';

export function confirmEmailActors(
  provider: Pick<BrowserIdentityProvider, 'readActionCode' | 'applyActionCode'>,
) {
  return {
    useCode: fromPromise<EmailAction, EmailCode>(async ({ input: { code }, signal }) => {
      const action = await provider.readActionCode(code);
      // StrictMode starts the actor twice, and a code works once.
      signal.throwIfAborted();
      await provider.applyActionCode(code);
      return action;
    }),
  };
}
