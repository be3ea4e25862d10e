import { counted } from '@matchpoint/core/display/count';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import { Button } from '../../ui/button/button.tsx';
import styles from './problems.module.css';
import type { RowFilter } from './row-filter.tsx';

interface RowsLeftOutProps {
  readonly rows: readonly number[];
  readonly onRepair: (repair: Repair) => void;
  readonly onShow: (filter: RowFilter) => void;
}

/** Rows that the person left out, and the way back. */
export function RowsLeftOut({ rows, onRepair, onShow }: RowsLeftOutProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles['problemGroup']} data-kind="leftOut" aria-label="Rows left out">
      <p>{`${counted(rows.length, 'row')} ${rows.length === 1 ? 'is' : 'are'} left out.`}</p>
      <div>
        <Button variant="outline" onClick={() => onShow({ kind: 'group', rows: new Set(rows) })}>
          {rows.length === 1 ? 'Show the row' : 'Show these rows'}
        </Button>
        <Button variant="ghost" onClick={() => onRepair({ kind: 'leaveOut', rows, isOut: false })}>
          {rows.length === 1 ? 'Take it back' : 'Take them back'}
        </Button>
      </div>
    </section>
  );
}
