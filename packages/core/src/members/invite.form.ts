import type { AgencyPorts } from '../client/client.ts';
import { sendForm } from '../forms/send.form.ts';
import { judgeEmail } from '../session/credentials-problems.ts';
import { failureProblems, isRefusal, repeatableText } from '../wire/api-error.ts';

/** Invites a person to edit an agency (rules/agencies.md#invitations). */
export const invite = sendForm({
  id: 'invite',
  fields: ['email'],
  judge: (entered: { readonly email: string }) => judgeEmail(entered),
  send: async ({ client, agencyId, authorize }: AgencyPorts, { email }, signal) => {
    await authorize((token) => client.invite(agencyId, email.trim(), { token, signal }));
  },
  failure: (error) =>
    isRefusal(error) ? failureProblems(error) : [{ field: null, message: repeatableText(error) }],
});
