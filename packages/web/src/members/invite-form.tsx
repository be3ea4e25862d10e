import { invite } from '@matchpoint/core/members/invite.form';
import { useState } from 'react';
import { useEmitted } from '../machines/use-emitted.ts';
import { useAgencyPorts, useForm } from '../machines/use-form.ts';
import { Field } from '../ui/form/field.tsx';
import { type Entered, Form } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';

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
