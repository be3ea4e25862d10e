import { operations } from '@matchpoint/core/contract/operations';
import type { Hono } from 'hono';
import type { EntryTables } from '../directory/list-statement.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import type { Peer } from '../http/client-address.ts';
import { routePath } from '../http/route-path.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import { agencyList } from './agency-list.ts';

const { listAgencies, showAgency } = operations;

export interface AgenciesPorts {
  readonly reads: PublicReads;
  /** What agencies are read from. */
  readonly agencies: EntryTables;
}

/** The public reads of agencies. */
export function agenciesRoutes(
  app: Hono<{ Bindings: Peer }>,
  { reads, agencies }: AgenciesPorts,
  limit: ReadsLimit,
): void {
  const { path, query } = listAgencies;
  app.get(routePath(path), (context) =>
    limit.read(context, () => reads.list(context, path, query, (filter) => agencyList(filter, agencies))),
  );
  app.get(routePath(showAgency.path), (context) =>
    limit.read(context, () => reads.show(context, 'agencies', agencies, context.req.param('agencyId'))),
  );
}
