import type { MyInvitation } from '@matchpoint/core/agencies/invitations';
import { shownDate } from '@matchpoint/core/display/display';
import { confirmView } from '@matchpoint/core/forms/confirm.view';
import { answerInvitation, type InvitationAnswer } from '@matchpoint/core/members/answer-invitation.form';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useConfirmation } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import { useAddition } from '../session/use-addition.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import { DataCard } from '../ui/card/card.tsx';
import { ActionDialog, type ActionQuestion } from '../ui/dialog/confirm-dialog.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { Entry, EntryButton } from './entry.tsx';

const texts: Readonly<
  Record<InvitationAnswer['kind'], Omit<ActionQuestion, 'cancel'> & { readonly done: string }>
> = {
  accept: {
    title: 'Join',
    description: 'You will be able to edit this agency, and to add, edit and remove its athletes.',
    confirm: 'Join agency',
    variant: 'solid',
    done: 'You can edit',
  },
  decline: {
    title: 'Decline the invitation of',
    description: 'Its owner can invite you again.',
    confirm: 'Decline invitation',
    done: 'You have declined the invitation of',
  },
};

/**
 * Invitations to edit an agency (rules/agencies.md#invitations); nothing without one. `children` come once it is known how
 * high this card and the profiles above it are, so that they do not move.
 */
export function InvitationsCard({ children }: { readonly children: ReactNode }) {
  const { actor: session, authorize, client } = useSession();
  const { invitations, isSettled, reload } = useMyInvitations();
  const isAccountSettled = useSessionState(({ user, problem }) => user !== null || problem !== null);
  const actor = useConfirmation(answerInvitation, { client, authorize });
  const [done, setDone] = useState<string | null>(null);
  useEmitted(actor, 'done', ({ action: { kind, agencyName } }) => {
    setDone(`${texts[kind].done} ${agencyName}.`);
    session.send({ type: 'refresh' });
    reload();
  });

  const { page, problem } = useSelector(actor, confirmView<InvitationAnswer>);
  // The invitation may have ended meanwhile.
  const readAgain = useEffectEvent(reload);
  useEffect(() => {
    if (problem !== null) readAgain();
  }, [problem]);

  const after = isSettled && isAccountSettled && children;
  if (done === null && page === 'closed' && invitations.length === 0) return after;
  return (
    <>
      <DataCard title="Invitations">
        {done !== null && <Banner status="success">{done}</Banner>}
        <ul aria-label="Invitations">
          {invitations.map((invitation) => (
            <Invitation
              key={invitation.id}
              invitation={invitation}
              onAnswer={(action) => actor.send({ type: 'open', action })}
            />
          ))}
        </ul>
        <ActionDialog
          actor={actor}
          question={({ kind, agencyName }) => ({
            ...texts[kind],
            title: `${texts[kind].title} ${agencyName}?`,
            cancel: 'Not now',
          })}
          unsupported="This service cannot do that."
        />
      </DataCard>
      {after}
    </>
  );
}

/** None while they are not known, and on a service without members. */
function useMyInvitations() {
  const { authorize, client } = useSession();
  const hasToken = useSessionState((state) => state.hasToken);
  const { data, ...rest } = useAddition('members', hasToken ? ['my invitations'] : null, () =>
    authorize((token) => client.listMyInvitations({ token })),
  );
  return { ...rest, invitations: data?.rows ?? [] };
}

interface InvitationProps {
  readonly invitation: MyInvitation;
  readonly onAnswer: (answer: InvitationAnswer) => void;
}

function Invitation({ invitation, onAnswer }: InvitationProps) {
  const { id: invitationId, agency_name: agencyName, invited_by: by, expires_at: end } = invitation;
  return (
    <Entry text={agencyName} note={`${by === null ? 'Until' : `By ${by}, until`} ${shownDate(end)}`}>
      {(['accept', 'decline'] as const).map((kind) => (
        <EntryButton
          key={kind}
          text={kind === 'accept' ? 'Accept' : 'Decline'}
          of={agencyName}
          variant={kind === 'accept' ? 'outline' : 'ghost'}
          onClick={() => onAnswer({ kind, invitationId, agencyName })}
        />
      ))}
    </Entry>
  );
}
