import {
  type AthleteFilter,
  usualValues,
  usualWords,
  withoutParameters,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { excludedText } from '@matchpoint/core/athletes/lists/impossible-ranges';
import { formatCount } from '@matchpoint/core/display/count';
import { useMemo } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PageLink } from '../../ui/text/links.tsx';
import { useAthletes } from '../use-athletes.ts';
import { filterChips } from './filter-chips.ts';
import type { ChangeFilter } from './use-filter.ts';

interface NoAthletesProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  /** Removes the search alone. */
  readonly onClear: () => void;
}

/** Why there is no athlete, or none that matches. Offers to clear the search; filters have a button beside their chips. */
export function NoAthletes({ filter, change, onClear }: NoAthletesProps) {
  const isFiltered = filterChips(filter, null).length > 0;
  if (!isFiltered && !filter.q) return <span>Nothing here yet</span>;
  const why = excludedText(filter);
  if (why !== null) return <span>{why}</span>;
  return (
    <>
      <span>{filter.q ? `No athlete matches “${filter.q}”.` : 'No athlete matches.'}</span>{' '}
      {filter.q && (
        <Button variant="ghost" onClick={onClear}>
          Clear the search
        </Button>
      )}
      {usualWords(filter).length > 0 && <OtherAthletes filter={filter} change={change} />}
      <PageLink href="/help/coaches#find-athletes">How to find athletes</PageLink>
    </>
  );
}

/** How many athletes with another status match, and the way to them (rules/lists.md#usual-value). */
function OtherAthletes({ filter, change }: Omit<NoAthletesProps, 'onClear'>) {
  const { total = 0 } = useAthletes(
    useMemo(() => anyone(filter), [filter]),
    1,
  );
  if (total === 0) return null;
  return (
    <Button variant="ghost" onClick={() => change(anyone)}>
      {`${formatCount(total)} with another status`}
    </Button>
  );
}

function anyone(filter: AthleteFilter): AthleteFilter {
  return withoutParameters(filter, Object.keys(usualValues));
}
