import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { comparable } from '@matchpoint/core/board/compare';
import type { ReactNode } from 'react';
import { RowTick } from '../../ui/table/row-tick.tsx';
import { toggleCompared, useCompared } from './compared.ts';

interface CompareTickProps {
  readonly athlete: Pick<Athlete, 'id' | 'name'>;
  readonly children: ReactNode;
}

/** Ticks an athlete of a list to be compared (rules/athletes.md#compare). */
export function CompareTick({ athlete: { id, name }, children }: CompareTickProps) {
  const compared = useCompared() ?? [];
  const isTicked = compared.includes(id);
  return (
    <RowTick
      label={`Compare ${name}`}
      checked={isTicked}
      disabled={!isTicked && compared.length >= comparable.most}
      onChange={() => toggleCompared(id)}
    >
      {children}
    </RowTick>
  );
}
