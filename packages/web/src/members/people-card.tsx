import { Box } from '@chakra-ui/react';
import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { shownDate } from '@matchpoint/core/display/display';
import type { MemberAction } from '@matchpoint/core/members/change-member.form';
import { Button } from '../ui/button/button.tsx';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { Entry } from './entry.tsx';
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
                <ActionButton
                  text="Make owner"
                  action={{ kind: 'handOver', id, email }}
                  onAction={onAction}
                />
                <ActionButton text="Remove" action={{ kind: 'remove', id, email }} onAction={onAction} />
              </>
            )}
            {id === self?.id && role === 'editor' && (
              <ActionButton text="Leave" action={{ kind: 'leave', id, email }} onAction={onAction} />
            )}
          </Entry>
        ))}
        {invitations.map(({ id, email, expires_at }) => (
          <Entry key={`invited ${id}`} text={email} note={`Invited until ${shownDate(expires_at)}`}>
            <InvitationTextButtons agencyId={agencyId} email={email} expiresAt={expires_at} />
            <ActionButton text="Withdraw" action={{ kind: 'withdraw', id, email }} onAction={onAction} />
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

interface ActionButtonProps {
  readonly text: string;
  readonly action: MemberAction;
  readonly onAction: (action: MemberAction) => void;
}

function ActionButton({ text, action, onAction }: ActionButtonProps) {
  return (
    <Button
      variant="ghost"
      aria-haspopup="dialog"
      aria-label={`${text}: ${action.email}`}
      onClick={() => onAction(action)}
    >
      {text}
    </Button>
  );
}
