import { confirmMachine } from '../forms/confirm.machine.ts';
import { hasStatus } from '../wire/api-error.ts';

export interface InvitationAnswer {
  readonly kind: 'accept' | 'decline';
  readonly invitationId: string;
  readonly agencyName: string;
}

/** Accepts or declines an invitation to edit an agency (rules/agencies.md#invitations), after a confirmation that names the agency. */
export const answerInvitationMachine = confirmMachine<InvitationAnswer>(
  'answerInvitation',
  // A missing invitation counts as declined.
  (error, { kind }) => kind === 'decline' && hasStatus(error, 404),
);
