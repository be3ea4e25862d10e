import { Box } from '@chakra-ui/react';
import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { shownDate } from '@matchpoint/core/display/display';
import type { MemberAction } from '@matchpoint/core/members/change-member.form';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { Entry, EntryButton } from './entry.tsx';
import { InvitationTextButtons, InviteForm } from './invite-form.tsx';

interface PeopleCardProps {
  readonly agencyId: string;
  readonly members: readonly Member[] | undefined;
  readonly invitations: readonly Invitation[];
  readonly self: Member | undefined;
  /** Asks before it is done. */
  readonly onAction: (action: MemberAction) => void;
  readonly onInvited: () => void;
}

const roles: Readonly<Record<Member['role'], string>> = { owner: 'Owner', editor: 'Editor' };

/** The members of the agency; its owner invites and removes them here (rules/agencies.md#members). */
export function PeopleCard({ agencyId, members, invitations, self, onAction, onInvited }: PeopleCardProps) {
  const isOwner = self?.role === 'owner';
  return (
    <DataCard title="People" waiting={members === undefined}>
      <ul aria-label="People">
        {members?.map(({ id, email, role, since }) => (
          <Entry
            key={id}
            text={id === self?.id ? `${email} (you)` : email}
            note={`${roles[role]} since ${shownDate(since)}`}
          >
            {isOwner && role === 'editor' && (
              <>
                <EntryButton
                  text="Make owner"
                  of={email}
                  onClick={() => onAction({ kind: 'handOver', id, email })}
                />
                <EntryButton
                  text="Remove"
                  of={email}
                  onClick={() => onAction({ kind: 'remove', id, email })}
                />
              </>
            )}
            {id === self?.id && role === 'editor' && (
              <EntryButton text="Leave" of={email} onClick={() => onAction({ kind: 'leave', id, email })} />
            )}
          </Entry>
        ))}
        {invitations.map(({ id, email, expires_at }) => (
          <Entry key={`invited ${id}`} text={email} note={`Invited until ${shownDate(expires_at)}`}>
            <InvitationTextButtons agencyId={agencyId} email={email} expiresAt={expires_at} />
            <EntryButton
              text="Withdraw"
              of={email}
              onClick={() => onAction({ kind: 'withdraw', id, email })}
            />
          </Entry>
        ))}
      </ul>
      {isOwner && (
        <Box borderTopWidth="1px">
          <CardBody>
            <InviteForm agencyId={agencyId} onInvited={onInvited} />
          </CardBody>
        </Box>
      )}
    </DataCard>
  );
}
