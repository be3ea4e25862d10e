import type { PageRead } from '@matchpoint/core/pages/page-reads';
import { prefetch, prefetchList } from './api/list-pages.ts';
import type { Service } from './api/service.ts';

/** Fetches what a page shows first while its script is loading. */
export function prefetchReads(service: Service, reads: readonly PageRead[]): void {
  for (const read of reads) fetchAhead(service, read);
}

function fetchAhead(service: Service, read: PageRead): void {
  const { client } = service;
  switch (read.kind) {
    case 'athletes':
      prefetchList(service.athletes, read.query, read.limit);
      break;
    case 'agencies':
      prefetchList(service.agencies, read.query, read.limit);
      break;
    case 'athlete':
      prefetch(['athlete', read.id], () => client.showAthlete(read.id));
      break;
    case 'agency':
      prefetch(['agency', read.id], () => client.showAgency(read.id));
  }
}
