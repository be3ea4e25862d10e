import { sendFormMachine } from '../forms/send-form.machine.ts';
import { identityFailureText } from '../identity/identity-code.ts';
import { judgeEmail } from './credentials-problems.ts';

/** The form that requests a reset email (rules/session.md#forgot-password). */
export const forgotPasswordMachine = sendFormMachine<{ readonly email: string }>('forgotPassword', {
  judge: judgeEmail,
  failure: (error) => [{ field: null, message: identityFailureText(error) }],
});
