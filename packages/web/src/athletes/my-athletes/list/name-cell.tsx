import type { OwnAthlete } from '@matchpoint/core/athletes/own-athlete';
import { pathTo } from '../../../ui/text/path-to.ts';
import { PageLink } from '../../../ui/text/text-link.tsx';
import styles from '../my-athletes.module.css';

export interface RowChoice {
  readonly isChosen: boolean;
  readonly onChoose: (extend: boolean) => void;
}

interface NameCellProps {
  readonly athlete: OwnAthlete;
  /** Null where nothing can be done with several athletes. */
  readonly choice: RowChoice | null;
}

/** A check box to choose the athlete, and the name, which links to the public page. */
export function NameCell({ athlete: { id, name }, choice }: NameCellProps) {
  const link = <PageLink href={pathTo('/athletes', id)}>{name}</PageLink>;
  if (choice === null) return link;
  return (
    <span className={styles['name']}>
      <label>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={choice.isChosen}
          onChange={({ nativeEvent }) =>
            choice.onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      {link}
    </span>
  );
}
