import { Box, HStack } from '@chakra-ui/react';
import { agencyEntry } from '@matchpoint/core/agencies/agency-form';
import { editAgency } from '@matchpoint/core/agencies/edit-agency.form';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { reporting } from '../api/connection.ts';
import { onRefetch } from '../api/refetch.ts';
import { useRecovery, useService } from '../api/service.ts';
import { useInvalidate } from '../api/swr-cache.ts';
import { errorRetryInterval } from '../api/swr-defaults.ts';
import { useEmitted, useProvided } from '../machines/use-machine.ts';
import { useAgencyCall } from '../profiles/agency-call.ts';
import { useSession } from '../session/use-session.ts';
import { LeaveDialog } from '../shell/leave-dialog.tsx';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { ConflictTable } from '../ui/dialog/conflict-table.tsx';
import { FormColumn } from '../ui/form/field-grid.tsx';
import { EntryForm } from '../ui/form/form.tsx';
import { SubmitButton } from '../ui/form/form-footer.tsx';
import { Banner, ProblemBanner } from '../ui/status/banner.tsx';
import { QuietLine } from '../ui/text/lines.tsx';
import { AgencyFields } from './agency-fields.tsx';

interface EditAgencyProps {
  readonly agencyId: string;
  /** Stands beside or below the form, once its height is known. */
  readonly children: ReactNode;
}

/** The form of the active agency: Save sends the changed fields and says which were saved (rules/agencies.md#my-agency-page). */
export function EditAgency({ agencyId, children }: EditAgencyProps) {
  const actor = useEditAgency(agencyId);
  const view = useSelector(actor, editAgency.view);
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
              <EntryForm
                key={filled}
                label="Agency Details"
                takesFocus={filled > 1 ? 'form' : null}
                actor={actor}
                attempt={form.attempt}
                read={agencyEntry}
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
              </EntryForm>
            </CardBody>
          )}
        </DataCard>
        <LeaveDialog blocks={isUnsaved} />
      </FormColumn>
      {page !== 'closed' && page !== 'loading' && children}
    </>
  );
}

const machine = editAgency.machine.provide({ delays: { retry: errorRetryInterval } });

/** My Agency's actor; refreshes the session and the public pages after a save, because the name may have changed. */
function useEditAgency(agencyId: string): ActorRefFrom<typeof editAgency.machine> {
  const { actor: session, client } = useSession();
  const { connection } = useService();
  const authorize = useAgencyCall(agencyId);
  const invalidate = useInvalidate();
  const reported = { ...client, showMyAgency: reporting(connection, client.showMyAgency) };
  const actor = useActorRef(useProvided(machine, () => editAgency.actors({ client: reported, authorize })));

  useEmitted(actor, 'saved', () => {
    session.send({ type: 'refresh' });
    void invalidate('agencies', 'agency', 'athletes', 'athlete', 'my changes');
  });
  useEffect(() => actor.send({ type: 'open', id: agencyId, name: '' }), [actor, agencyId]);

  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  useEffect(() => onRefetch(retry), [retry]);
  useRecovery(
    useSelector(actor, (state) => editAgency.view(state).page === 'unloaded'),
    retry,
  );

  return actor;
}
