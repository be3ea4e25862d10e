import {
  type AthleteField,
  athleteFieldNames,
  athleteFields,
} from '@matchpoint/core/athletes/athlete-fields';
import { counted } from '@matchpoint/core/display/count';
import type { GroupRepair } from '@matchpoint/core/roster/checking/group-repairs';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import type { RepairGroup } from '@matchpoint/core/roster/checking/row-problems';
import { Button } from '../../ui/button/button.tsx';
import { BoundedList } from '../../ui/text/bounded-list.tsx';
import { fieldLabel } from './field-label.ts';
import styles from './ready-repair.module.css';

interface ReadyRepairProps {
  readonly group: RepairGroup;
  readonly ready: GroupRepair;
  readonly onRepair: (repair: Repair) => void;
}

/** The repair of a group that needs no value, with what each cell becomes. */
export function ReadyRepair({ group, ready, onRepair }: ReadyRepairProps) {
  return (
    <section className={styles['root']}>
      {ready.changes.length > 0 && (
        <BoundedList items={ready.changes} text={({ row, from, to }) => `row ${row}: ${from} → ${to}`} />
      )}
      <Button onClick={() => onRepair(ready.repair)}>{repairText(group, ready)}</Button>
    </section>
  );
}

function repairText([{ field }, ...others]: RepairGroup, { kind, changes }: GroupRepair): string {
  const label = fieldLabel(field);
  switch (kind) {
    case 'notes':
      return others.length === 0 ? 'Leave this row out' : `Leave these ${others.length + 1} rows out`;
    case 'round':
      return `Round ${counted(changes.length, label)} to ${stepOf(field)}`;
    case 'total':
      return `Take the total of ${counted(changes.length, `${label} cell`)}`;
  }
}

function stepOf(field: string): number {
  const name = athleteFieldNames.find((known) => known === field);
  const known: AthleteField | undefined = name && athleteFields[name];
  return known?.kind === 'score' ? known.step : 1;
}
