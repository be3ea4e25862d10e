import type { AgencyPorts } from '../client/client.ts';
import { confirmForm } from '../forms/confirm.form.ts';
import { ApiError, hasStatus, isUnsupported } from '../wire/api-error.ts';

export interface InvitationAnswer {
  readonly kind: 'accept' | 'decline';
  readonly invitationId: string;
  readonly agencyName: string;
}

const ended = 'This invitation has ended, or was withdrawn. The owner of the agency can invite you again.';

/** Accepts or declines an invitation to edit an agency (rules/agencies.md#invitations), after a confirmation that names the agency. */
export const answerInvitation = confirmForm({
  id: 'answerInvitation',
  // A missing invitation counts as declined.
  isDone: (error, { kind }: InvitationAnswer) => kind === 'decline' && hasStatus(error, 404),
  perform: async ({ client, authorize }: Omit<AgencyPorts, 'agencyId'>, { kind, invitationId }, signal) => {
    const answer = kind === 'accept' ? client.acceptInvitation : client.declineInvitation;
    try {
      await authorize<unknown>((token) => answer(invitationId, { token, signal }));
    } catch (error) {
      if (kind === 'decline' || isUnsupported(error) || !hasStatus(error, 404)) throw error;
      throw new ApiError('refused', ended, { status: 404 });
    }
  },
});
