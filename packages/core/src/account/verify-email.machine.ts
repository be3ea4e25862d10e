import { sendFormMachine } from '../forms/send-form.machine.ts';
import { accountProblem } from '../identity/identity-code.ts';

/** Sends a link that verifies the person's email; there is nothing to enter (rules/account.md#account-actions). */
export const verifyEmailMachine = sendFormMachine<null>('verifyEmail', {
  judge: () => [],
  failure: (error) => [accountProblem(error)],
});
