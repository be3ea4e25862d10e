import { chakra } from '@chakra-ui/react';
import { agencyEntry } from '@matchpoint/core/agencies/agency-form';
import { editAgencyView } from '@matchpoint/core/agencies/edit-agency.view';
import { useSelector } from '@xstate/react';
import { UnsavedChangesDialog } from '../shell/unsaved-changes-dialog.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { ConflictTable } from '../ui/dialog/conflict-table.tsx';
import { Form } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { AgencyFields } from './agency-fields.tsx';
import { useEditAgency } from './use-edit-agency.ts';

/** The form of the active agency: Save sends the changed fields and says which were saved (rules.md#my-agency-page). */
export function EditAgency({ agencyId }: { agencyId: string }) {
  const actor = useEditAgency(agencyId);
  const view = useSelector(actor, editAgencyView);
  const { page, entry, filled, form, reasons, isUnanswered, conflicts, savedFields, isUnsaved } = view;
  const isWaiting = page === 'closed' || page === 'loading' || page === 'unloaded';

  if (page === 'missing') return <Gone role="status">{reasons}</Gone>;
  return (
    <Narrow>
      <DataCard title="Agency Details" facts={9} waiting={isWaiting}>
        {page === 'conflict' && (
          <Padded>
            <ConflictTable
              what="agency"
              rows={conflicts}
              onKeepMine={() => actor.send({ type: 'keepMine' })}
              onTakeTheirs={() => actor.send({ type: 'takeTheirs' })}
            />
          </Padded>
        )}
        {page === 'form' && (
          <Padded>
            <Form
              key={filled}
              label="Agency Details"
              takesFocus={filled > 1 ? 'form' : null}
              attempt={form.attempt}
              onEdit={(...typed) => actor.send({ type: 'edit', entry: agencyEntry(...typed) })}
              onLeave={(field) => actor.send({ type: 'leave', field })}
              onSubmit={(...typed) => actor.send({ type: 'submit', entry: agencyEntry(...typed) })}
            >
              <ProblemBanner reasons={reasons} unanswered={isUnanswered} />
              <AgencyFields entry={entry} form={form} />
              {view.end === 'saved' && <Banner status="success">Saved: {savedFields.join(', ')}.</Banner>}
              <Actions>
                <p role="status">{view.status}</p>
                <SubmitButton pending={view.isBusy} fit>
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
