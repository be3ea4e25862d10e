import { fromPromise } from 'xstate';
import type { BearerCallOptions, Client } from '../client/client.ts';
import type { ToSend } from '../forms/send-form.machine.ts';
import type { Authorize } from '../session/session.actors.ts';
import { ApiError, hasStatus, isUnsupported } from '../wire/api-error.ts';
import type { InvitationAnswer } from './answer-invitation.machine.ts';
import type { MemberAction } from './change-member.machine.ts';

export function changeMemberActors(client: Client, agencyId: string, authorize: Authorize) {
  const perform: Readonly<
    Record<MemberAction['kind'], (action: MemberAction, options: BearerCallOptions) => Promise<unknown>>
  > = {
    remove: ({ id }, options) => client.removeMember(agencyId, id, options),
    leave: ({ id }, options) => client.removeMember(agencyId, id, options),
    handOver: ({ id, endsKeys }, options) =>
      client.handOver(agencyId, { member_id: id, end_keys: endsKeys }, options),
    withdraw: ({ id }, options) => client.withdrawInvitation(agencyId, id, options),
  };
  return {
    perform: fromPromise<void, { readonly action: MemberAction }>(async ({ input: { action }, signal }) => {
      await authorize((token) => perform[action.kind](action, { token, signal }));
    }),
  };
}

export function inviteActors(client: Client, agencyId: string, authorize: Authorize) {
  return {
    send: fromPromise<void, ToSend<{ readonly email: string }>>(async ({ input, signal }) => {
      const email = input.read().email.trim();
      await authorize((token) => client.invite(agencyId, email, { token, signal }));
    }),
  };
}

const ended = 'This invitation has ended, or was withdrawn. The owner of the agency can invite you again.';

export function answerInvitationActors(client: Client, authorize: Authorize) {
  return {
    perform: fromPromise<void, { readonly action: InvitationAnswer }>(
      async ({ input: { action }, signal }) => {
        const { acceptInvitation, declineInvitation } = client;
        const answer = action.kind === 'accept' ? acceptInvitation : declineInvitation;
        try {
          await authorize<unknown>((token) => answer(action.invitationId, { token, signal }));
        } catch (error) {
          if (action.kind === 'decline' || isUnsupported(error) || !hasStatus(error, 404)) throw error;
          throw new ApiError('refused', ended, { status: 404 });
        }
      },
    ),
  };
}
