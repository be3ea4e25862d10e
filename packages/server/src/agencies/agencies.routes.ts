import { operations } from '@matchpoint/core/service/contract';
import type { Hono } from 'hono';
import type { PublicReads } from '../directory/public-reads.ts';
import { routePath } from '../http/route-path.ts';
import { agencyTables } from './agency-columns.ts';
import { agencyList } from './agency-list.ts';

const { listAgencies, showAgency } = operations;

/** The public reads of agencies. */
export function agenciesRoutes(app: Hono, reads: PublicReads): void {
  app.get(routePath(listAgencies.path), (context) =>
    reads.list(context, listAgencies.path, listAgencies.query, agencyList),
  );
  app.get(routePath(showAgency.path), (context) =>
    reads.show(context, 'agencies', agencyTables, context.req.param('agencyId')),
  );
}
