import { chakra } from '@chakra-ui/react';
import { conflictsOf } from '@matchpoint/core/agencies/agency-editing';
import { agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { agencyEntry, changedAgencyFields } from '@matchpoint/core/agencies/agency-form';
import { problemText } from '@matchpoint/core/wire/problems';
import { useSelector } from '@xstate/react';
import { UnsavedChangesDialog } from '../shell/unsaved-changes-dialog.tsx';
import { Banner } from '../ui/banner.tsx';
import { DataCard } from '../ui/data-card.tsx';
import { Form } from '../ui/form.tsx';
import { ProblemBanner } from '../ui/problem-banner.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { AgencyConflicts } from './agency-conflicts.tsx';
import { AgencyFields } from './agency-fields.tsx';
import { useEditAgency } from './use-edit-agency.ts';

/** The form of the active agency: Save sends the changed fields and says which were saved (rules.md#my-agency-page). */
export function EditAgency({ agencyId }: { agencyId: string }) {
  const actor = useEditAgency(agencyId);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { saved, entry, savedFields, problems, attempt, form } = state.context;
  const isUnsaved = changedAgencyFields(saved, entry).length > 0;
  const isShown = state.hasTag('shown');

  if (state.matches('gone')) return <Gone role="status">This agency no longer exists.</Gone>;
  return (
    <Narrow>
      <DataCard title="Agency Details" facts={9} waiting={!isShown && !state.matches('conflicted')}>
        {state.matches('conflicted') && (
          <Padded>
            <AgencyConflicts
              conflicts={conflictsOf(state.context)}
              onKeepMine={() => actor.send({ type: 'keepMine' })}
              onTakeTheirs={() => actor.send({ type: 'takeTheirs' })}
            />
          </Padded>
        )}
        {isShown && (
          <Padded>
            <Form
              key={form}
              label="Agency Details"
              takesFocus={form > 1}
              attempt={attempt}
              onEdit={(...typed) => actor.send({ type: 'edit', entry: agencyEntry(...typed) })}
              onSubmit={(...typed) => actor.send({ type: 'submit', entry: agencyEntry(...typed) })}
            >
              <ProblemBanner
                reasons={problems.map(problemText)}
                unanswered={state.matches({ form: 'unanswered' })}
              />
              <AgencyFields entry={entry} problems={problems} />
              {state.matches({ form: 'saved' }) && (
                <Banner status="success">
                  Saved: {savedFields.map((field) => agencyFields[field].label).join(', ')}.
                </Banner>
              )}
              <Actions>
                <p role="status">{status(isUnsaved, state.matches({ form: 'unchanged' }))}</p>
                <SubmitButton pending={state.hasTag('busy')} fit>
                  Save
                </SubmitButton>
              </Actions>
            </Form>
          </Padded>
        )}
      </DataCard>
      <UnsavedChangesDialog isUnsaved={isUnsaved} />
    </Narrow>
  );
}

function status(isUnsaved: boolean, isUnchanged: boolean): string {
  if (isUnsaved) return 'Unsaved changes';
  return isUnchanged ? 'There are no changes to save.' : '';
}

const Narrow = chakra('div', { base: { maxWidth: '44rem' } });

const Padded = chakra('div', { base: { p: { base: '4', md: '6' } } });

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4',
    '& p': { textStyle: 'sm', color: 'fg.muted', _empty: { position: 'absolute' } },
    mdDown: { '& button': { flex: '1 1 100%' } },
  },
});

const Gone = chakra('p', { base: { color: 'fg.muted' } });
