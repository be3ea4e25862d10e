import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { useState } from 'react';
import useSWR from 'swr';
import { useRecovery } from '../api/use-recovery.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useAddition } from '../session/use-addition.ts';
import { useSession, useSessionState } from '../session/use-session.ts';

interface AgencyPeople {
  /** Undefined while they or the invitations load, and after a failed load. */
  readonly members: readonly Member[] | undefined;
  /** Unanswered invitations; only the owner has them. */
  readonly invitations: readonly Invitation[];
  /** The signed-in member. */
  readonly self: Member | undefined;
  /** As last known, because a dialog for owners outlives a moment without a session; null before. */
  readonly role: Member['role'] | null;
  /** The service has no people of an agency. */
  readonly isUnsupported: boolean;
  readonly refreshMembers: () => void;
  readonly refreshInvitations: () => void;
}

const none: readonly Invitation[] = [];

/** The members and invitations of an agency (rules/agencies.md#members). */
export function useMembers(agencyId: string): AgencyPeople {
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
  useRecovery(invited.error !== undefined, invited.mutate);

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
