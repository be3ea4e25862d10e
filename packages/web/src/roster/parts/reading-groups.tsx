import { counted } from '@matchpoint/core/display/count';
import type { ReadingGroup } from '@matchpoint/core/roster/checking/row-problems';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import { readingGroupText, readingsTitle } from '@matchpoint/core/roster/outcomes/rows.view';
import styles from './readings.module.css';
import type { RowFilter } from './row-filter.tsx';

interface ReadingGroupsProps {
  readonly groups: readonly ReadingGroup[];
  /** Shows the rows of a group, where there is a grid. */
  readonly onShow?: (filter: RowFilter) => void;
}

const most = 50;

/** Cells that were not read literally, in groups: '12 cells: Herbst read as Fall'. */
export function ReadingGroups({ groups, onShow }: ReadingGroupsProps) {
  if (groups.length === 0) return null;
  const rest = groups.length - most;
  return (
    <details className={styles['readings']}>
      <summary>{readingsTitle(groups)}</summary>
      <ul>
        {groups.slice(0, most).map((group) => (
          <li key={`${group.index} ${group.how ?? group.value}`}>
            <span>
              <span>{readingGroupText(group)}</span> <b>{group.read}</b>
            </span>
            {onShow && (
              <button
                type="button"
                aria-label={`Show the rows with ${quoted(group.value)}`}
                onClick={() => onShow({ kind: 'group', rows: new Set(group.rows) })}
              >
                Show
              </button>
            )}
          </li>
        ))}
        {rest > 0 && <li>{`and ${counted(rest, 'other reading')}`}</li>}
      </ul>
    </details>
  );
}
