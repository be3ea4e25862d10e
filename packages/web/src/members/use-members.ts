import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { useState } from 'react';
import useSWR from 'swr';
import { useRecovery } from '../api/use-recovery.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useAddition } from '../session/use-addition.ts';
import { useSession, useSessionState } from '../session/use-session.ts';

interface AgencyPeople {
  /** Undefined while loading and after a failed load. */
  readonly members: readonly Member[] | undefined;
  /** Unanswered invitations; only the owner has them. */
  readonly invitations: readonly Invitation[];
  /** The signed-in member. */
  readonly self: Member | undefined;
  /** As last known: a dialog for owners outlives a moment without a session. */
  readonly isOwner: boolean;
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
  const [isOwner, setOwner] = useState(false);
  if (self !== undefined && isOwner !== (self.role === 'owner')) setOwner(!isOwner);
  const invited = useSWR(self?.role === 'owner' ? ['my agency invitations', agencyId] : null, () =>
    send((token) => client.listInvitations(agencyId, { token })),
  );
  useRecovery(invited.error !== undefined, invited.mutate);

  return {
    members: data,
    invitations: self?.role === 'owner' ? (invited.data ?? none) : none,
    self,
    isOwner,
    isUnsupported: lacks,
    refreshMembers: reload,
    refreshInvitations: () => void invited.mutate(),
  };
}
