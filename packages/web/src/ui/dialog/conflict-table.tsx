import { Button } from '../button/button.tsx';
import { Banner } from '../status/banner.tsx';
import styles from './conflict-table.module.css';

interface ConflictTableProps {
  /** What was edited, as in 'agency'. */
  readonly what: string;
  readonly rows: readonly { readonly label: string; readonly mine: string; readonly theirs: string }[];
  /** A machine of core's `edit`. */
  readonly actor: { send(event: { readonly type: 'keepMine' | 'takeTheirs' }): void };
}

/** Both values of each field that was changed twice, with a button for either. */
export function ConflictTable({ what, rows, actor }: ConflictTableProps) {
  return (
    <div className={styles['root']}>
      <Banner status="danger">
        {`The same fields of this ${what} were saved with other values after you opened it, by another person or in another tab. Your changes are not saved yet: choose which values to keep.`}
      </Banner>
      <table aria-label="Both values">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Your value</th>
            <th scope="col">Saved meanwhile</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button variant="outline" onClick={() => actor.send({ type: 'takeTheirs' })}>
          Take what was saved
        </Button>
        <Button onClick={() => actor.send({ type: 'keepMine' })}>Save my values</Button>
      </div>
    </div>
  );
}
