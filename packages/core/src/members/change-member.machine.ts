import { confirmMachine } from '../forms/confirm.machine.ts';
import { hasStatus } from '../wire/api-error.ts';

/** What can be done about one of an agency's people; `id` is the member's, or the invitation's to withdraw. */
export interface MemberDeed {
  readonly kind: 'remove' | 'handOver' | 'leave' | 'withdraw';
  readonly id: string;
  readonly email: string;
}

/** Changes who may edit an agency (rules/agencies.md#members), after a confirmation that names the person. */
export const changeMemberMachine = confirmMachine<MemberDeed>(
  'changeMember',
  // Already removed or withdrawn; an agency cannot be handed over to somebody who has left.
  (error, { kind }) => kind !== 'handOver' && hasStatus(error, 404),
);
