import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteEntry, changedFields } from '@matchpoint/core/athletes/athlete-form';
import { shown } from '@matchpoint/core/display/display';
import { ConflictTable } from '../../ui/conflict-table.tsx';

interface AthleteConflictProps {
  readonly mine: AthleteEntry;
  readonly theirs: AthleteEntry;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** This person's changes beside what somebody else saved meanwhile. */
export function AthleteConflict({ mine, theirs, ...actions }: AthleteConflictProps) {
  return (
    <ConflictTable
      {...actions}
      text="This athlete was saved somewhere else after you opened it. Your changes are not saved yet: choose which values to keep."
      rows={changedFields(theirs, mine).map((field) => ({
        label: athleteFields[field].label,
        mine: shown(mine[field].trim()),
        theirs: shown(theirs[field].trim()),
      }))}
    />
  );
}
