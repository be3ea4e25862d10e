import { confirmMachine } from '../forms/confirm.machine.ts';
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
export const changeMemberMachine = confirmMachine<MemberAction>(
  'changeMember',
  // Already removed or withdrawn. Handing over to a former member fails.
  (error, { kind }) => kind !== 'handOver' && hasStatus(error, 404),
);
