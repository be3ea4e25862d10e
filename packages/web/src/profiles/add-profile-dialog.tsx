import { agencyEntry } from '@matchpoint/core/agencies/agency-form';
import { createProfile } from '@matchpoint/core/profiles/create-profile.form';
import { useSelector } from '@xstate/react';
import { Building2, CircleUser } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { AgencyFields } from '../agencies/agency-fields.tsx';
import { ComingSoon } from '../help/coming-soon.tsx';
import { FormDialog } from '../shell/form-dialog.tsx';
import { Choice } from '../ui/form/choice.tsx';
import { EntryForm } from '../ui/form/form.tsx';
import { FormFooter } from '../ui/form/form-footer.tsx';
import { QuietLine } from '../ui/text/lines.tsx';

const types = [
  { value: 'Agency', label: 'Agency', icon: Building2 },
  { value: 'Coach', label: 'Coach', icon: CircleUser },
] as const;

interface AddProfileDialogProps {
  readonly actor: ActorRefFrom<typeof createProfile.machine>;
  readonly finalFocus: () => HTMLElement | null;
}

/** rules/account.md#account-page */
export function AddProfileDialog({ actor, finalFocus }: AddProfileDialogProps) {
  const view = useSelector(actor, createProfile.view);
  return (
    <FormDialog
      title="Add Profile"
      description="These details can always be changed"
      actor={actor}
      view={view}
      finalFocus={finalFocus}
    >
      <Choice
        label="Type of profile"
        options={types}
        value={view.choice}
        disabled={view.isBusy}
        onChange={(chosen) => actor.send({ type: 'choose', choice: chosen })}
      />
      <QuietLine>*Required fields</QuietLine>
      {view.page === 'form' && (
        <EntryForm
          label="Agency"
          actor={actor}
          attempt={view.form.attempt}
          read={agencyEntry}
          onSubmit={view.isDoubtful && (() => actor.send({ type: 'addAnyway' }))}
        >
          <AgencyFields entry={view.entry} form={view.form} />
          <QuietLine>
            By creating a profile, you accept that information you provide will be made public
          </QuietLine>
          <FormFooter reasons={view.reasons} unanswered={view.isUnanswered} pending={view.isBusy}>
            {view.isDoubtful ? 'Add it anyway' : 'Create'}
          </FormFooter>
        </EntryForm>
      )}
      {view.page === 'comingSoon' && (
        <ComingSoon text="Coming soon!" to="/help/coaches">
          What coaches can do without a profile
        </ComingSoon>
      )}
    </FormDialog>
  );
}
