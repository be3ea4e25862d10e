import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { changeMember, type MemberAction } from '@matchpoint/core/members/change-member.form';
import { useState } from 'react';
import useSWR from 'swr';
import { useInvalidate } from '../api/swr-cache.ts';
import { KeysCard } from '../keys/keys-card.tsx';
import { useAgencyPorts, useConfirmation } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useAddition } from '../session/use-addition.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import { ChangesCard } from './changes-card.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { PeopleCard } from './people-card.tsx';
import { RemoveAgencyCard } from './remove-agency-card.tsx';

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

const none: readonly Invitation[] = [];

/**
 * The members and invitations of an agency (rules/agencies.md#members); members are undefined until both are known.
 * `role` is as last known, because a dialog for owners outlives a moment without a session; null before.
 */
function useMembers(agencyId: string) {
  const { client } = useSession();
  const send = useAgencyCall(agencyId);
  const email = useSessionState((session) => session.email);
  const hasToken = useSessionState((session) => session.hasToken);
  const { data, lacks, reload } = useAddition('members', hasToken ? ['my members', agencyId] : null, () =>
    send((token) => client.listMembers(agencyId, { token })),
  );

  const self = data?.find((member) => member.email === email);
  const invited = useSWR(self?.role === 'owner' ? ['my agency invitations', agencyId] : null, () =>
    send((token) => client.listInvitations(agencyId, { token })),
  );

  const isSettled = self?.role !== 'owner' || invited.data !== undefined || invited.error !== undefined;
  const [role, setRole] = useState<Member['role'] | null>(null);
  const found = self?.role ?? 'editor';
  if (data !== undefined && isSettled && role !== found) setRole(found);

  return {
    members: isSettled ? data : undefined,
    invitations: self?.role === 'owner' ? (invited.data ?? none) : none,
    self,
    role,
    isUnsupported: lacks,
    refreshMembers: reload,
    refreshInvitations: () => void invited.mutate(),
  };
}
