import { fromPromise } from 'xstate';
import type { ToSend } from '../forms/send-form.machine.ts';
import type { BrowserIdentityProvider, EmailAction } from '../identity/identity-provider.ts';
import type { EnteredEmailChange } from './change-email.machine.ts';
import type { EnteredPasswordChange } from './change-password.machine.ts';
import type { EmailCode } from './confirm-email.machine.ts';

export function changePasswordActors(provider: Pick<BrowserIdentityProvider, 'changePassword'>) {
  return {
    send: fromPromise<void, ToSend<EnteredPasswordChange>>(({ input }) => {
      const { current, password } = input.read();
      return provider.changePassword(current, password);
    }),
  };
}

export function changeEmailActors(provider: Pick<BrowserIdentityProvider, 'sendEmailChange'>) {
  return {
    send: fromPromise<void, ToSend<EnteredEmailChange>>(({ input }) => {
      const { current, email } = input.read();
      return provider.sendEmailChange(current, email.trim());
    }),
  };
}

export function verifyEmailActors(provider: Pick<BrowserIdentityProvider, 'sendEmailVerification'>) {
  return { send: fromPromise<void, ToSend<null>>(() => provider.sendEmailVerification()) };
}

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
