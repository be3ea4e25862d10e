import { invitationText } from '@matchpoint/core/members/invitation-text';
import { useState } from 'react';
import { useSessionState } from '../session/use-session.ts';
import { Button, buttonClass } from '../ui/button/button.tsx';
import { copyText } from '../ui/share/copy-text.ts';
import { mailTo } from '../ui/text/mail-to.ts';

interface InvitationTextButtonsProps {
  readonly agencyId: string;
  readonly email: string;
  readonly expiresAt: string | null;
}

const labels = { unasked: 'Copy text', copied: 'Copied', refused: 'Cannot copy: write an email' } as const;

/** Copies or mails the text for an invited person, because the service sends no email. */
export function InvitationTextButtons({ agencyId, email, expiresAt }: InvitationTextButtonsProps) {
  const agencyName = useSessionState(({ profiles }) => profiles.find(({ id }) => id === agencyId)?.name);
  const [outcome, setOutcome] = useState<keyof typeof labels>('unasked');
  if (agencyName === undefined) return null;
  const text = invitationText({ agencyName, email, expiresAt, origin: location.origin });
  const copy = async () => setOutcome((await copyText(text.body)) ? 'copied' : 'refused');
  return (
    <>
      <Button variant="ghost" aria-label={`${labels[outcome]}: ${email}`} onClick={() => void copy()}>
        {labels[outcome]}
      </Button>
      <a className={buttonClass('ghost')} href={mailTo(email, text)} aria-label={`Write email: ${email}`}>
        Write email
      </a>
    </>
  );
}
