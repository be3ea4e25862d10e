import { changeAthletesView } from '@matchpoint/core/changes/change-athletes.view';
import { changeEntry } from '@matchpoint/core/changes/change-entry';
import { counted } from '@matchpoint/core/display/count';
import { useSelector } from '@xstate/react';
import { ChangesDialog } from '../../../changes/changes-dialog.tsx';
import { LeaveDialog } from '../../../shell/leave-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChangeAthletesForm } from './change-athletes-form.tsx';
import type { ChangeJob } from './change-job.ts';
import { jobTitle, removalQuestion } from './change-texts.ts';
import type { ChangeForm } from './use-change-athletes.ts';

interface ChangeFormDialogProps {
  readonly actor: ChangeForm;
  readonly finalFocus: () => HTMLElement | null;
}

/** The form that changes several athletes (rules/athletes.md#several-at-once). */
export function ChangeFormDialog({ actor, finalFocus }: ChangeFormDialogProps) {
  const view = useSelector(actor, changeAthletesView);
  return (
    <Dialog
      title={`Change ${counted(view.count, 'athlete')}`}
      finalFocus={finalFocus}
      onClose={() => actor.send({ type: 'close' })}
    >
      <ChangeAthletesForm
        view={view}
        onEdit={(entered) => actor.send({ type: 'edit', entry: changeEntry(entered) })}
        onLeave={(field) => actor.send({ type: 'leave', field })}
        onSubmit={(entered) => actor.send({ type: 'submit', entry: changeEntry(entered) })}
      />
      <LeaveDialog blocks={view.isUnsaved} />
    </Dialog>
  );
}

interface ChangeJobDialogProps {
  readonly job: ChangeJob;
  readonly finalFocus: () => HTMLElement | null;
}

/** The question before a removal, and how far a change or its undo is. */
export function ChangeJobDialog({ job: { actor, isUndo }, finalFocus }: ChangeJobDialogProps) {
  return (
    <ChangesDialog
      actor={actor}
      title={(difference) => jobTitle(difference, isUndo)}
      question={({ difference }) => removalQuestion(difference)}
      finalFocus={finalFocus}
    />
  );
}
