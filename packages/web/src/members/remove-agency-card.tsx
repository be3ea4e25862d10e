import { removeAgency } from '@matchpoint/core/agencies/remove-agency.form';
import { counted } from '@matchpoint/core/display/count';
import { confirmView } from '@matchpoint/core/forms/confirm.view';
import { useSelector } from '@xstate/react';
import useSWR from 'swr';
import { useInvalidate } from '../api/swr-cache.ts';
import { useAgencyPorts, useConfirmation } from '../machines/use-form.ts';
import { useEmitted } from '../machines/use-machine.ts';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { CardBody, DataCard } from '../ui/card/card.tsx';
import { ActionDialog } from '../ui/dialog/confirm-dialog.tsx';
import { QuietLine } from '../ui/text/lines.tsx';

interface RemoveAgencyCardProps {
  readonly agencyId: string;
  readonly onGone: (text: string) => void;
}

/** Removes the agency with its athletes, after a question that names both (rules/agencies.md#agency-removal). */
export function RemoveAgencyCard({ agencyId, onGone }: RemoveAgencyCardProps) {
  const { actor: session } = useSession();
  const ports = useAgencyPorts(agencyId);
  const invalidate = useInvalidate();
  const profiles = useSessionState((state) => state.profiles);
  const name = profiles.find(({ id }) => id === agencyId)?.name ?? '';
  const actor = useConfirmation(removeAgency, ports);
  const isOpen = useSelector(actor, (state) => confirmView(state).page !== 'closed');
  const { data } = useSWR(isOpen ? ['my athletes', agencyId] : null, () =>
    ports.authorize((token) => ports.client.listMyAthletes(agencyId, { token })),
  );

  useEmitted(actor, 'done', ({ action }) => {
    onGone(`${action.name} was removed.`);
    session.send({ type: 'refresh' });
    void invalidate('agencies', 'agency', 'athletes', 'athlete', 'athlete-distributions');
  });

  return (
    <DataCard title="Remove agency">
      <CardBody>
        <QuietLine>Removes the agency and all its athletes from Matchpoint, for all its editors.</QuietLine>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'open', action: { name } })}
        >
          Remove agency
        </Button>
      </CardBody>
      <ActionDialog
        actor={actor}
        question={(action) => ({
          title: `Remove ${action.name}?`,
          description: `${athletesText(data?.rows.length)} will be removed with it. This cannot be undone.`,
          confirm: 'Remove agency',
          cancel: 'Keep agency',
        })}
        unsupported="This service cannot remove an agency."
      />
    </DataCard>
  );
}

function athletesText(count: number | undefined): string {
  if (count === undefined) return 'All its athletes';
  return count === 0 ? 'No athletes' : `Its ${counted(count, 'athlete', 'athletes')}`;
}
