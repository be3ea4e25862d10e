import { athleteFields } from '@matchpoint/core/athletes/athlete-fields';
import { type AthleteEntry, changedFields } from '@matchpoint/core/athletes/athlete-form';
import { shown } from '@matchpoint/core/display/display';
import { BothValues } from '../../ui/both-values.tsx';

interface AthleteConflictProps {
  readonly mine: AthleteEntry;
  readonly theirs: AthleteEntry;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** What this person changed, beside what somebody else has saved since. */
export function AthleteConflict({ mine, theirs, ...ways }: AthleteConflictProps) {
  return (
    <BothValues
      {...ways}
      text="This athlete was saved somewhere else after you opened it. Nothing of yours is saved yet: choose which values it is to have."
      rows={changedFields(theirs, mine).map((field) => ({
        label: athleteFields[field].label,
        mine: shown(mine[field].trim()),
        theirs: shown(theirs[field].trim()),
      }))}
    />
  );
}
