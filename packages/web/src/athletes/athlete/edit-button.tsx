import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { editAthlete } from '@matchpoint/core/athletes/forms/edit-athlete.form';
import { useActorRef, useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate } from '../../api/swr-cache.ts';
import { useAgencyPorts } from '../../machines/use-form.ts';
import { useEmitted, useProvided } from '../../machines/use-machine.ts';
import { Button } from '../../ui/button/button.tsx';
import { bounded, styledPart } from '../../ui/lazy/lazy-part.tsx';
import { useCanManage } from '../my-athletes/use-can-manage.ts';
import styles from './athlete.module.css';

const EditDialog = bounded(
  styledPart(() => import('../my-athletes/dialogs/edit-athlete-dialog.tsx'), 'EditAthleteDialog'),
  { what: 'The dialog' },
);

interface EditButtonProps {
  readonly agencyId: string;
  readonly athlete: Athlete;
}

/** Edits one of the agency's own athletes on their page, where the service can (rules/service.md#own-athlete). */
export function EditButton({ agencyId, athlete }: EditButtonProps) {
  const { id, name } = athlete;
  const canManage = useCanManage(
    agencyId,
    useMemo(() => [athlete], [athlete]),
  );
  const { actor, isSaved } = useEditing(agencyId, id);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = useSelector(actor, (state) => editAthlete.view(state).page !== 'closed');
  if (!canManage) return null;
  return (
    <div className={styles['edit']} data-screen-only>
      <span role="status">{isSaved && 'Saved'}</span>
      <Button
        ref={opener}
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => actor.send({ type: 'open', id, name })}
      >
        <Pencil aria-hidden />
        Edit
      </Button>
      {isOpen && <EditDialog actor={actor} finalFocus={() => opener.current} />}
    </div>
  );
}

/** The machine of the dialog. What it changes is read again; the page keeps what it shows until then. */
function useEditing(agencyId: string, id: string) {
  const ports = useAgencyPorts(agencyId);
  const actor = useActorRef(useProvided(editAthlete.machine, () => editAthlete.actors(ports)));
  const [isSaved, setSaved] = useState(false);
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();

  const refetch = () =>
    void Promise.allSettled([
      mutate(['athlete', id]),
      invalidate('athletes', 'athlete-distributions', 'my athletes'),
    ]);
  useEmitted(actor, 'saved', () => {
    setSaved(true);
    refetch();
  });
  useEmitted(actor, 'gone', refetch);

  return { actor, isSaved };
}
