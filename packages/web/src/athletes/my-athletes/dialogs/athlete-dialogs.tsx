import { ChangeFormDialog, ChangeJobDialog } from '../change/change-athletes-dialog.tsx';
import { AddAthleteDialog } from './add-athlete-dialog.tsx';
import { EditAthleteDialog } from './edit-athlete-dialog.tsx';
import { type ShownDialogs, useShownDialogs } from './use-athlete-dialogs.ts';

export interface AthleteDialogsProps extends ShownDialogs {
  readonly finalFocus: () => HTMLElement | null;
  /** What takes the focus after a change of several athletes. */
  readonly afterChange: () => HTMLElement | null;
}

/** The dialog whose machine is open. */
export function AthleteDialogs({ finalFocus, afterChange, ...actors }: AthleteDialogsProps) {
  const shown = useShownDialogs(actors);
  return (
    <>
      {shown.create && <AddAthleteDialog actor={actors.create} finalFocus={finalFocus} />}
      {shown.edit && <EditAthleteDialog actor={actors.edit} />}
      {shown.change && <ChangeFormDialog actor={actors.change} finalFocus={afterChange} />}
      {actors.job !== null && <ChangeJobDialog job={actors.job} finalFocus={afterChange} />}
    </>
  );
}
