import type { PageRead } from '@matchpoint/core/pages/page-reads';
import { preload, SWRConfig, unstable_serialize } from 'swr';
import { type Answer, prefetchList } from './api/list-pages.ts';
import type { Service } from './api/service.ts';

/** Fetches what a page shows first while its script is loading; screens handle a failure. */
export function prefetchReads(service: Service, reads: readonly PageRead[]): Promise<readonly Answer[]> {
  return Promise.all(reads.map((read) => fetchAhead(service, read))).catch(() => []);
}

function fetchAhead(service: Service, read: PageRead): Promise<Answer> {
  const { client } = service;
  switch (read.kind) {
    case 'athletes':
      return prefetchList(service.athletes, read.query, read.limit);
    case 'agencies':
      return prefetchList(service.agencies, read.query, read.limit);
    case 'athlete':
      return prefetchEntity(read.kind, read.id, client.showAthlete);
    case 'agency':
      return prefetchEntity(read.kind, read.id, client.showAgency);
  }
}

async function prefetchEntity(
  kind: string,
  id: string,
  show: (id: string) => Promise<unknown>,
): Promise<Answer> {
  const key = [kind, id];
  return [unstable_serialize(key), await preload(key, () => show(id))];
}

/** Lets the first render show these answers; a render before would not notice them. */
export function keepForFirstRender(answers: readonly Answer[]): void {
  const { cache } = SWRConfig.defaultValue;
  for (const [key, data] of answers) cache.set(key, { data, isLoading: false });
}
