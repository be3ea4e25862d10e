import type { OwnAthlete } from '@matchpoint/core/athletes/fields/own-athlete';
import { RowTick } from '../../../ui/table/row-tick.tsx';
import { pathTo } from '../../../ui/text/path-to.ts';
import { PageLink } from '../../../ui/text/text-link.tsx';

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
    <RowTick label={`Select ${name}`} checked={choice.isChosen} onChange={choice.onChoose}>
      {link}
    </RowTick>
  );
}
