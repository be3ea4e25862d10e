import { changeMember, type MemberAction } from '@matchpoint/core/members/change-member.form';
import { useInvalidate } from '../api/use-invalidate.ts';
import { KeysCard } from '../keys/keys-card.tsx';
import { useEmitted } from '../machines/use-emitted.ts';
import { useAgencyPorts, useConfirmation } from '../machines/use-form.ts';
import { useSession } from '../session/use-session.ts';
import { ChangesCard } from './changes-card.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { PeopleCard } from './people-card.tsx';
import { RemoveAgencyCard } from './remove-agency-card.tsx';
import { useMembers } from './use-members.ts';

interface AgencyPeopleProps {
  readonly agencyId: string;
  /** Called when the person left or removed the agency, with a sentence about it. */
  readonly onGone: (text: string) => void;
}

/**
 * The agency's members, its log of changes, and its removal; nothing on a service without these calls. A card comes once it is
 * known how high the one above it is, so that it does not move.
 */
export function AgencyPeople({ agencyId, onGone }: AgencyPeopleProps) {
  const { actor: session } = useSession();
  const invalidate = useInvalidate();
  const { members, invitations, self, role, isUnsupported, refreshMembers, refreshInvitations } =
    useMembers(agencyId);
  const actor = useConfirmation(changeMember, useAgencyPorts(agencyId));

  const show = (kind: MemberAction['kind'] | 'invite') => {
    if (kind === 'leave') {
      onGone('You have left the agency.');
      session.send({ type: 'refresh' });
      return;
    }
    if (kind === 'invite' || kind === 'withdraw') refreshInvitations();
    else refreshMembers();
    void invalidate('my changes');
  };
  useEmitted(actor, 'done', ({ action }) => show(action.kind));

  if (isUnsupported) return null;
  return (
    <>
      <PeopleCard
        agencyId={agencyId}
        members={members}
        invitations={invitations}
        self={self}
        onAction={(action) => actor.send({ type: 'open', action })}
        onInvited={() => show('invite')}
      />
      {role !== null && (
        <ChangesCard agencyId={agencyId}>
          {role === 'owner' && (
            <KeysCard agencyId={agencyId}>
              <RemoveAgencyCard agencyId={agencyId} onGone={onGone} />
            </KeysCard>
          )}
        </ChangesCard>
      )}
      <MemberDialog agencyId={agencyId} actor={actor} />
    </>
  );
}
