import { counted } from '@matchpoint/core/display/count';
import type { PlannedRow } from '@matchpoint/core/roster/checking/plan-import';
import { fieldLabel } from '@matchpoint/core/roster/outcomes/field-label';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import styles from './problems.module.css';

const most = 100;

/** Field by field, how rows differ from the athletes that are listed. */
export function Differences({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const rest = rows.length - most;
  return (
    <div className={styles['box']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Athlete</th>
            <th scope="col">Field</th>
            <th scope="col">Listed</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).flatMap(({ row, draft, differs }) =>
            differs.map(({ field, from, to }, index) => (
              <tr key={`${row} ${field}`}>
                <td>{index === 0 && draft.name}</td>
                <td>{fieldLabel(field)}</td>
                <td>{quoted(from)}</td>
                <td>{quoted(to)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {rest > 0 && <p>{`and ${counted(rest, 'more athlete')}`}</p>}
    </div>
  );
}
