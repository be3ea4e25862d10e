import { chakra } from '@chakra-ui/react';
import { agencyEntry, changedAgencyFields, noAgencyEntry } from '@matchpoint/core/agencies/agency-form';
import type { createProfileMachine } from '@matchpoint/core/profiles/create-profile.machine';
import { problemText } from '@matchpoint/core/wire/problems';
import { useSelector } from '@xstate/react';
import { Building2, IdCard } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { AgencyFields } from '../agencies/agency-fields.tsx';
import { UnsavedChangesDialog } from '../shell/unsaved-changes-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { ProblemBanner } from '../ui/problem-banner.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { Tiles } from '../ui/tiles.tsx';

const types = [
  { value: 'Agency', icon: Building2 },
  { value: 'Coach', icon: IdCard },
] as const;

interface AddProfileDialogProps {
  readonly actor: ActorRefFrom<typeof createProfileMachine>;
  readonly finalFocus: () => HTMLElement | null;
}

/** rules.md#account-page */
export function AddProfileDialog({ actor, finalFocus }: AddProfileDialogProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { choice: profileType, entry, problems, attempt } = state.context;
  const pending = state.hasTag('busy');
  const discardQuestion = {
    keepEditing: () => actor.send({ type: 'keepEditing' }),
    discard: () => actor.send({ type: 'discard' }),
  };
  return (
    <Dialog
      title="Add Profile"
      description="These details can always be changed"
      pending={pending}
      onClose={() => actor.send({ type: 'close' })}
      discardQuestion={state.matches('confirmingDiscard') ? discardQuestion : null}
      finalFocus={finalFocus}
    >
      <Tiles
        label="Type of profile"
        options={types}
        value={profileType}
        disabled={pending}
        onChange={(chosen) => actor.send({ type: 'choose', choice: chosen })}
      />
      {profileType === 'Agency' && (
        <Form
          label="Agency"
          attempt={attempt}
          onEdit={(...form) => actor.send({ type: 'edit', entry: agencyEntry(...form) })}
          onSubmit={(...form) => actor.send({ type: 'submit', entry: agencyEntry(...form) })}
        >
          <ProblemBanner
            reasons={problems.map(problemText)}
            unanswered={state.matches({ filling: { form: 'unanswered' } })}
          />
          <AgencyFields entry={entry} problems={problems} />
          <Note>By creating a profile, you accept that information you provide will be made public</Note>
          <SubmitButton pending={pending}>Create</SubmitButton>
        </Form>
      )}
      {profileType === 'Coach' && <ComingSoon role="status">Coming soon!</ComingSoon>}
      <Note>*Required fields</Note>
      <UnsavedChangesDialog isUnsaved={changedAgencyFields(noAgencyEntry, entry).length > 0} />
    </Dialog>
  );
}

const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

const ComingSoon = chakra('p', {
  base: { py: '8', textAlign: 'center', fontWeight: 'medium', color: 'fg.muted' },
});
