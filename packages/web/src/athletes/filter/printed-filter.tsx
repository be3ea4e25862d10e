import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import { orderText } from '@matchpoint/core/athletes/lists/list-columns';
import { counted } from '@matchpoint/core/display/count';
import styles from '../athletes.module.css';
import { filterChips } from './filter-chips.ts';
import { useAgencyName } from './use-filter.ts';

interface PrintedFilterProps {
  readonly filter: AthleteFilter;
  readonly rows: readonly Athlete[];
  readonly total: number;
}

/** Printed instead of the controls: the filters, whether all rows are there, and the URL. */
export function PrintedFilter({ filter, rows, total }: PrintedFilterProps) {
  const agencyName = useAgencyName(filter.agency_id, rows);
  const parts = [
    rows.length < total
      ? `The first ${rows.length} of ${counted(total, 'athlete')}`
      : counted(total, 'athlete'),
    ...(filter.q ? [`“${filter.q}”`] : []),
    ...filterChips(filter, agencyName).map(({ label }) => label),
    orderText(filter.sort),
    location.href,
  ];
  return (
    <p className={styles['printed']} data-print-only>
      {parts.join(' · ')}
    </p>
  );
}
