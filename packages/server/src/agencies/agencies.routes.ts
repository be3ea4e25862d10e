import { agencyQuery } from '@matchpoint/core/api/contract';
import type { Hono } from 'hono';
import type { PublicReads } from '../directory/public-reads.ts';
import type { AgenciesStore } from './agencies.store.ts';

/** The public reads of agencies (specification section 7, X1). */
export function agenciesRoutes(app: Hono, reads: PublicReads, store: AgenciesStore): void {
  app.get('/api/agencies', (context) => reads.list(context, agencyQuery, store.list));
  app.get('/api/agencies/:agencyId', (context) =>
    reads.show(context, 'agencies', context.req.param('agencyId'), store.show),
  );
}
