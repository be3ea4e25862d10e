import { AddAthleteDialog } from './add-athlete-dialog.tsx';
import { EditAthleteDialog } from './edit-athlete-dialog.tsx';
import { RemoveAthleteDialog } from './remove-athlete-dialog.tsx';
import { type AthleteDialogs as Actors, useShownDialogs } from './use-athlete-dialogs.ts';

interface AthleteDialogsProps extends Actors {
  readonly finalFocus: () => HTMLElement | null;
}

/** The dialog whose machine is open. */
export function AthleteDialogs({ finalFocus, ...actors }: AthleteDialogsProps) {
  const shown = useShownDialogs(actors);
  return (
    <>
      {shown.create && <AddAthleteDialog actor={actors.create} finalFocus={finalFocus} />}
      {shown.edit && <EditAthleteDialog actor={actors.edit} />}
      {shown.remove && <RemoveAthleteDialog actor={actors.remove} />}
    </>
  );
}
