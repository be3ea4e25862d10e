import type { AgencyConflict } from '@matchpoint/core/agencies/agency-editing';
import { type AgencyField, agencyFields } from '@matchpoint/core/agencies/agency-fields';
import { type AgencyEntry, entryText } from '@matchpoint/core/agencies/agency-form';
import { shown, shownCountry } from '@matchpoint/core/display/display';
import { ConflictTable } from '../ui/conflict-table.tsx';

interface AgencyConflictsProps {
  readonly conflicts: readonly AgencyConflict[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both values of each field changed here, after somebody else saved the agency. */
export function AgencyConflicts({ conflicts, onKeepMine, onTakeTheirs }: AgencyConflictsProps) {
  return (
    <ConflictTable
      text="This agency was saved somewhere else after you opened it. Your changes are not saved yet: choose which values to keep."
      rows={conflicts.map(({ field, mine, theirs }) => ({
        label: agencyFields[field].label,
        mine: fieldText(mine, field),
        theirs: fieldText(theirs, field),
      }))}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}

function fieldText(entry: AgencyEntry, field: AgencyField): string {
  const text = entryText(entry, field);
  return field === 'country' ? shownCountry(text) : shown(text);
}
