import type { GroupRepair } from '@matchpoint/core/roster/checking/group-repairs';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import { Button } from '../../ui/button/button.tsx';
import { BoundedList } from '../../ui/text/lines.tsx';
import styles from './problems.module.css';

interface ReadyRepairProps {
  readonly ready: GroupRepair;
  readonly onRepair: (repair: Repair) => void;
}

/** The repair of a group that needs no value, with what each cell becomes. */
export function ReadyRepair({ ready, onRepair }: ReadyRepairProps) {
  return (
    <section className={styles['readyRepair']}>
      {ready.changes.length > 0 && (
        <BoundedList items={ready.changes} text={({ row, from, to }) => `row ${row}: ${from} → ${to}`} />
      )}
      <Button onClick={() => onRepair(ready.repair)}>{ready.text}</Button>
    </section>
  );
}
