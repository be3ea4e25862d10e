import { useSelector } from '@xstate/react';
import { AddAthleteDialog } from './add-athlete-dialog.tsx';
import { EditAthleteDialog } from './edit-athlete-dialog.tsx';
import { RemoveAthleteDialog } from './remove-athlete-dialog.tsx';
import type { AthleteDialogs as Actors } from './use-athlete-dialogs.ts';

interface AthleteDialogsProps extends Actors {
  readonly finalFocus: () => HTMLElement | null;
}

/** The dialog whose machine is open. */
export function AthleteDialogs({ create, edit, remove, finalFocus }: AthleteDialogsProps) {
  const isAdding = useSelector(create, (state) => state.hasTag('shown'));
  const isEditing = useSelector(edit, (state) => state.hasTag('shown'));
  const isRemoving = useSelector(remove, (state) => state.hasTag('shown'));
  return (
    <>
      {isAdding && <AddAthleteDialog actor={create} finalFocus={finalFocus} />}
      {isEditing && <EditAthleteDialog actor={edit} />}
      {isRemoving && <RemoveAthleteDialog actor={remove} />}
    </>
  );
}
