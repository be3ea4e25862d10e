import { sendFormMachine } from '../forms/send-form.machine.ts';
import { failureProblems } from '../wire/api-error.ts';
import { judgeEmail, judgeNewPassword } from './credentials-problems.ts';

export interface EnteredSignUp {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  /** '' until they are accepted. */
  readonly terms: string;
}

const notAccepted = {
  field: 'terms',
  message: 'Accept the terms and conditions to create an account.',
};

/** The form that creates an account (rules/session.md#sign-up-page, rules/session.md#sign-up-refusal). */
export const signUpMachine = sendFormMachine<EnteredSignUp>('signUp', {
  judge: (entered) => [
    ...judgeEmail(entered),
    ...judgeNewPassword(entered),
    ...(entered.terms === '' ? [notAccepted] : []),
  ],
  failure: failureProblems,
});
