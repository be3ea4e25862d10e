import { agencyFilter } from '@matchpoint/core/agencies/agency-filter';
import { athleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { readListAddress } from '@matchpoint/core/athletes/list-address';
import { listQuery, readQueryPairs } from '@matchpoint/core/service/address';
import { prefetch, prefetchList } from './api/list-pages.ts';
import type { Service } from './api/service.ts';
import { homeRows } from './home/home-rows.ts';

interface Url {
  readonly id: string;
  readonly search: string;
}

export function prefetchHome({ athletes, agencies }: Service): void {
  prefetchList(athletes, {}, homeRows);
  prefetchList(agencies, {}, homeRows);
}

export function prefetchAthletes({ athletes }: Service, { search }: Url): void {
  const { filter } = readListAddress([...new URLSearchParams(search)]);
  prefetchList(athletes, listQuery(athleteFilter, filter));
}

export function prefetchAgencies({ agencies }: Service, { search }: Url): void {
  const { filter } = readQueryPairs(agencyFilter, [...new URLSearchParams(search)]);
  prefetchList(agencies, listQuery(agencyFilter, filter));
}

export function prefetchAthlete({ client }: Service, { id }: Url): void {
  prefetch(['athlete', id], () => client.showAthlete(id));
}

export function prefetchAgency({ client }: Service, { id }: Url): void {
  prefetch(['agency', id], () => client.showAgency(id));
}
