import { sendFormMachine } from '../forms/send-form.machine.ts';
import { judgeEmail } from '../session/credentials-problems.ts';
import { failureProblems, isRefusal, repeatableText } from '../wire/api-error.ts';

/** The form that invites a person to edit an agency (rules/agencies.md#invitations). */
export const inviteMachine = sendFormMachine<{ readonly email: string }>('invite', {
  judge: judgeEmail,
  failure: (error) =>
    isRefusal(error) ? failureProblems(error) : [{ field: null, message: repeatableText(error) }],
});
