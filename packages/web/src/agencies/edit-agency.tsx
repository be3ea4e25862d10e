import { Box, HStack } from '@chakra-ui/react';
import { agencyEntry } from '@matchpoint/core/agencies/agency-form';
import { editAgencyView } from '@matchpoint/core/agencies/edit-agency.view';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { LeaveDialog } from '../shell/leave-dialog.tsx';
import { CardBody } from '../ui/card/card-body.tsx';
import { DataCard } from '../ui/card/data-card.tsx';
import { ConflictTable } from '../ui/dialog/conflict-table.tsx';
import { FormColumn } from '../ui/form/field-grid.tsx';
import { Form } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { Banner } from '../ui/status/banner.tsx';
import { ProblemBanner } from '../ui/status/problem-banner.tsx';
import { QuietLine } from '../ui/text/quiet-line.tsx';
import { AgencyFields } from './agency-fields.tsx';
import { useEditAgency } from './use-edit-agency.ts';

interface EditAgencyProps {
  readonly agencyId: string;
  /** Stands beside or below the form, once its height is known. */
  readonly children: ReactNode;
}

/** The form of the active agency: Save sends the changed fields and says which were saved (rules/agencies.md#my-agency-page). */
export function EditAgency({ agencyId, children }: EditAgencyProps) {
  const actor = useEditAgency(agencyId);
  const view = useSelector(actor, editAgencyView);
  const { page, entry, filled, form, reasons, isUnanswered, conflicts, savedFields, isUnsaved } = view;
  const isWaiting = page === 'closed' || page === 'loading' || page === 'unloaded';

  if (page === 'missing')
    return (
      <>
        <Box color="fg.muted" role="status">
          {reasons}
        </Box>
        {children}
      </>
    );
  return (
    <>
      <FormColumn>
        <DataCard title="Agency Details" facts={9} waiting={isWaiting}>
          {page === 'conflict' && (
            <CardBody>
              <ConflictTable what="agency" rows={conflicts} actor={actor} />
            </CardBody>
          )}
          {page === 'form' && (
            <CardBody>
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
                {view.end === 'saved' && (
                  <Banner status="success">{`Saved: ${savedFields.join(', ')}.`}</Banner>
                )}
                <HStack
                  wrap="wrap"
                  justify="flex-end"
                  gap="4"
                  css={{ '& p:empty': { position: 'absolute' } }}
                >
                  <QuietLine role="status">{view.status}</QuietLine>
                  <SubmitButton pending={view.isBusy}>Save</SubmitButton>
                </HStack>
              </Form>
            </CardBody>
          )}
        </DataCard>
        <LeaveDialog blocks={isUnsaved} />
      </FormColumn>
      {page !== 'closed' && page !== 'loading' && children}
    </>
  );
}
