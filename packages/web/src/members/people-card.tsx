import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { shownDate } from '@matchpoint/core/display/display';
import type { MemberAction } from '@matchpoint/core/members/change-member.form';
import { Button } from '../ui/button/button.tsx';
import { CardBody } from '../ui/card/card-body.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { InvitationTextButtons } from './invitation-text-buttons.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './people.module.css';

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
      <ul className={styles['list']} aria-label="People">
        {members?.map(({ id, email, role, since }) => (
          <li key={id}>
            <Person
              email={email}
              note={`${roles[role]} since ${shownDate(since)}`}
              isSelf={id === self?.id}
            />
            {isOwner && role === 'editor' && (
              <span>
                <ActionButton
                  text="Make owner"
                  action={{ kind: 'handOver', id, email }}
                  onAction={onAction}
                />
                <ActionButton text="Remove" action={{ kind: 'remove', id, email }} onAction={onAction} />
              </span>
            )}
            {id === self?.id && role === 'editor' && (
              <ActionButton text="Leave" action={{ kind: 'leave', id, email }} onAction={onAction} />
            )}
          </li>
        ))}
        {invitations.map(({ id, email, expires_at }) => (
          <li key={`invited ${id}`}>
            <Person email={email} note={`Invited until ${shownDate(expires_at)}`} />
            <span>
              <InvitationTextButtons agencyId={agencyId} email={email} expiresAt={expires_at} />
              <ActionButton text="Withdraw" action={{ kind: 'withdraw', id, email }} onAction={onAction} />
            </span>
          </li>
        ))}
      </ul>
      {isOwner && (
        <div className={styles['after']}>
          <CardBody>
            <InviteForm agencyId={agencyId} onInvited={onInvited} />
          </CardBody>
        </div>
      )}
    </DataCard>
  );
}

interface PersonProps {
  readonly email: string;
  readonly note: string;
  readonly isSelf?: boolean;
}

function Person({ email, note, isSelf = false }: PersonProps) {
  return (
    <p>
      <span>{isSelf ? `${email} (you)` : email}</span>
      <small>{note}</small>
    </p>
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
