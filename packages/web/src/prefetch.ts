import { readAgencyQuery } from './agencies/agency-query.ts';
import { prefetch, prefetchList } from './api/list-pages.ts';
import type { Service } from './api/service.ts';
import { filterQuery, readFilter } from './athletes/filter-url.ts';
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
  prefetchList(athletes, filterQuery(readFilter(search)));
}

export function prefetchAgencies({ agencies }: Service, { search }: Url): void {
  prefetchList(agencies, readAgencyQuery(search));
}

export function prefetchAthlete({ client }: Service, { id }: Url): void {
  prefetch(['athlete', id], () => client.showAthlete(id));
}

export function prefetchAgency({ client }: Service, { id }: Url): void {
  prefetch(['agency', id], () => client.showAgency(id));
}
