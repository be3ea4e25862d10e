import { invitationText } from '@matchpoint/core/members/invitation-text';
import { invite } from '@matchpoint/core/members/invite.form';
import { useState } from 'react';
import { useAgencyPorts, useForm } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import { useSessionState } from '../session/use-session.ts';
import { Button, buttonClass } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { type Entered, Form } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { copyText } from '../ui/share/share-link.tsx';
import { Banner, ProblemBanner } from '../ui/status/banner.tsx';
import { mailTo } from '../ui/text/links.tsx';

interface InviteFormProps {
  readonly agencyId: string;
  readonly onInvited: () => void;
}

/** Another name than the email of the agency's own form, because a name is its field's id. */
const field = 'invited_email';
const read = (entered: Entered) => ({ email: entered(field) });

/** Invites a person by email; the service sends none (rules/agencies.md#invitations). */
export function InviteForm({ agencyId, onInvited }: InviteFormProps) {
  const { actor, step, errors, banner, attempt } = useForm(invite, useAgencyPorts(agencyId));
  const [invited, setInvited] = useState(0);

  useEmitted(actor, 'accepted', () => {
    setInvited((count) => count + 1);
    onInvited();
  });

  return (
    <Form
      key={invited}
      label="Invite a person"
      takesFocus={invited > 0 ? 'first field' : null}
      attempt={attempt}
      onSubmit={(entered) => actor.send({ type: 'submit', entered: read(entered) })}
      onLeave={(_, entered) => actor.send({ type: 'leave', field: 'email', entered: read(entered) })}
    >
      <ProblemBanner reasons={banner} />
      {step === 'accepted' && (
        <Banner status="success">
          Invited. No email is sent: copy the text beside the address above and send it, or write an email.
        </Banner>
      )}
      <Field
        label="Invite by email"
        name={field}
        type="email"
        autoComplete="off"
        hint="They will be able to edit this agency, and to add, edit and remove its athletes."
        error={errors.email}
      />
      <SubmitButton pending={step === 'sending'} variant="outline">
        Invite
      </SubmitButton>
    </Form>
  );
}

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
