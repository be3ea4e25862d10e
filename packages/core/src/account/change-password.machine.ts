import { sendFormMachine } from '../forms/send-form.machine.ts';
import { accountProblem } from '../identity/identity-code.ts';
import { judgeNewPassword } from '../session/credentials-problems.ts';
import { judgeCurrentPassword } from './judge-password.ts';

export interface EnteredPasswordChange {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** The form that changes the password (rules/account.md#account-actions). */
export const changePasswordMachine = sendFormMachine<EnteredPasswordChange>('changePassword', {
  judge: (entered) => [...judgeCurrentPassword(entered), ...judgeNewPassword(entered)],
  failure: (error) => [accountProblem(error)],
});
