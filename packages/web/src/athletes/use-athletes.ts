import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import {
  type AthleteFilter,
  athleteFilter,
  matchesAthlete,
  sortAthletes,
} from '@matchpoint/core/athletes/lists/athlete-filter';
import { listQuery } from '@matchpoint/core/wire/address';
import { useCallback, useMemo } from 'react';
import { useService } from '../api/service.ts';
import { type ListingView, useListing } from '../api/use-listing.ts';

/** The listed athletes that match, in the filter's order. @param filter keep it stable between renders */
export function useAthletes(filter: AthleteFilter, limit?: number): ListingView<Athlete> {
  const { athletes } = useService();
  const query = useMemo(() => listQuery(athleteFilter, filter), [filter]);
  const narrow = useCallback(
    (all: readonly Athlete[]) => sortAthletes(all.filter(matchesAthlete(filter)), filter.sort),
    [filter],
  );
  return useListing(athletes, query, narrow, limit);
}
