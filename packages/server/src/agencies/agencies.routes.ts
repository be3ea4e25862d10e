import { operations } from '@matchpoint/core/contract/operations';
import type { Hono } from 'hono';
import type { PublicReads } from '../directory/public-reads.ts';
import type { Peer } from '../http/client-address.ts';
import { routePath } from '../http/route-path.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import { agencyTables } from './agency-columns.ts';
import { agencyList } from './agency-list.ts';

const { listAgencies, showAgency } = operations;

/** The public reads of agencies. */
export function agenciesRoutes(app: Hono<{ Bindings: Peer }>, reads: PublicReads, limit: ReadsLimit): void {
  app.get(routePath(listAgencies.path), (context) =>
    limit.read(context, () => reads.list(context, listAgencies.path, listAgencies.query, agencyList)),
  );
  app.get(routePath(showAgency.path), (context) =>
    limit.read(context, () => reads.show(context, 'agencies', agencyTables, context.req.param('agencyId'))),
  );
}
