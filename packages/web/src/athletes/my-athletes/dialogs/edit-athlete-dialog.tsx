import { editAthlete } from '@matchpoint/core/athletes/forms/edit-athlete.form';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SkeletonLines } from '../../../ui/card/skeleton.tsx';
import { ConflictTable } from '../../../ui/dialog/conflict-table.tsx';
import { ProblemBanner } from '../../../ui/status/banner.tsx';
import { AthleteForm, looksSame } from './athlete-form.tsx';

interface EditAthleteDialogProps {
  readonly actor: ActorRefFrom<typeof editAthlete.machine>;
  /** Gets the focus after closing; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | null;
}

/** Edits one of the agency's own athletes (rules/service.md#own-athlete). */
export function EditAthleteDialog({ actor, finalFocus }: EditAthleteDialogProps) {
  const view = useSelector(actor, editAthlete.view, looksSame);
  return (
    <FormDialog
      title={`Edit ${view.name}`}
      {...(view.stored?.consent && { description: view.stored.consent })}
      actor={actor}
      view={view}
      {...(finalFocus && { finalFocus })}
    >
      {view.page === 'loading' && (
        <div aria-busy role="status" aria-label="Loading the athlete">
          <SkeletonLines />
        </div>
      )}
      {(view.page === 'unloaded' || view.page === 'missing') && <ProblemBanner reasons={view.reasons} />}
      {view.page === 'unloaded' && (
        <Button variant="outline" onClick={() => actor.send({ type: 'retry' })}>
          Try again
        </Button>
      )}
      {view.page === 'conflict' && <ConflictTable what="athlete" rows={view.conflicts} actor={actor} />}
      {view.page === 'form' && (
        <AthleteForm
          key={view.filled}
          submit="Save"
          isLate
          sport={view.stored?.sport ?? null}
          view={view}
          actor={actor}
        />
      )}
    </FormDialog>
  );
}
