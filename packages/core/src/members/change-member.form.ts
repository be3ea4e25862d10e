import type { AgencyPorts } from '../client/client.ts';
import { confirmForm } from '../forms/confirm.form.ts';
import { hasStatus } from '../wire/api-error.ts';

/** A change of one of an agency's people; `id` is the member's, or the invitation's to withdraw. */
export interface MemberAction {
  readonly kind: 'remove' | 'handOver' | 'leave' | 'withdraw';
  readonly id: string;
  readonly email: string;
  /** Whether a hand-over ends the agency's keys. */
  readonly endsKeys?: boolean;
}

/** Changes an agency's people (rules/agencies.md#members), after a confirmation that names the person. */
export const changeMember = confirmForm({
  id: 'changeMember',
  // Already removed or withdrawn. Handing over to a former member fails.
  isDone: (error, { kind }: MemberAction) => kind !== 'handOver' && hasStatus(error, 404),
  perform: ({ client, agencyId, authorize }: AgencyPorts, { kind, id, endsKeys }, signal) =>
    authorize<unknown>((token) => {
      const options = { token, signal };
      switch (kind) {
        case 'remove':
        case 'leave':
          return client.removeMember(agencyId, id, options);
        case 'handOver':
          return client.handOver(agencyId, { member_id: id, end_keys: endsKeys }, options);
        case 'withdraw':
          return client.withdrawInvitation(agencyId, id, options);
      }
    }),
});
