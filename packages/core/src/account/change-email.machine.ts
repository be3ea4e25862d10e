import { sendFormMachine } from '../forms/send-form.machine.ts';
import { accountProblem } from '../identity/identity-code.ts';
import { judgeEmail } from '../session/credentials-problems.ts';
import { judgeCurrentPassword } from './judge-password.ts';

export interface EnteredEmailChange {
  readonly email: string;
  readonly current: string;
}

/** The form that sends a link to a new email; the email changes when the link is opened (rules/account.md#account-actions). */
export const changeEmailMachine = sendFormMachine<EnteredEmailChange>('changeEmail', {
  judge: (entered) => [...judgeEmail(entered), ...judgeCurrentPassword(entered)],
  failure: (error) => [accountProblem(error)],
});
