import { operations } from '@matchpoint/core/api/contract';
import type { Hono } from 'hono';
import { readListRequests } from '../directory/list-request.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import { routePath } from '../http/route-path.ts';
import type { AgenciesStore } from './agencies.store.ts';

const { listAgencies, showAgency } = operations;

/** The public reads of agencies (rules.md#eleven-calls, rules.md#paging). */
export function agenciesRoutes(app: Hono, reads: PublicReads, store: AgenciesStore): void {
  const readRequest = readListRequests(listAgencies.query);
  app.get(routePath(listAgencies.path), (context) =>
    reads.list(context, listAgencies.path, readRequest, store.list),
  );
  app.get(routePath(showAgency.path), (context) =>
    reads.show(context, 'agencies', context.req.param('agencyId'), store.show),
  );
}
