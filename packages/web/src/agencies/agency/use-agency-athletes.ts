import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { matchesAthlete } from '@matchpoint/core/athletes/lists/athlete-filter';
import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import { fetchListPage, pageKey } from '../../api/list-pages.ts';
import { useService } from '../../api/service.ts';
import { type ListingView, useListing } from '../../api/use-listing.ts';

/** Most athletes that are read to count them by term. */
const mostCounted = 1000;

interface AgencyAthletes {
  /** The first page of the agency's athletes, newest first. */
  readonly list: ListingView<Athlete>;
  /** All of them, or the newest thousand; undefined until they are read. */
  readonly counted: readonly Athlete[] | undefined;
}

/** The athletes of an agency. A second request is made only where they do not fit the first page (rules/agencies.md#agency-athletes). */
export function useAgencyAthletes(id: string): AgencyAthletes {
  const { athletes } = useService();
  const query = useMemo(() => ({ agency_id: id }), [id]);
  const narrow = useCallback(
    (all: readonly Athlete[]) => all.filter(matchesAthlete({ agency_id: id })),
    [id],
  );
  const list = useListing(athletes, query, narrow);
  const { rows, total } = list;
  const isWhole = rows === undefined || rows.length === total;
  const { data: page } = useSWR(isWhole ? null : pageKey(athletes, query, mostCounted, null), (key) =>
    fetchListPage(athletes, key),
  );
  return { list, counted: isWhole ? rows : page?.rows };
}
