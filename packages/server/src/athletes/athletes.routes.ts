import { athleteQuery } from '@matchpoint/core/api/contract';
import type { Hono } from 'hono';
import type { PublicReads } from '../directory/public-reads.ts';
import type { AthletesStore } from './athletes.store.ts';

/** The public reads of athletes (specification section 7, X1, X7). */
export function athletesRoutes(
  app: Hono,
  reads: PublicReads,
  store: AthletesStore,
  extensions: boolean,
): void {
  app.get('/api/athletes', (context) => reads.list(context, athleteQuery, store.list));
  app.get('/api/athletes/:athleteId', (context) =>
    reads.show(context, 'athletes', context.req.param('athleteId'), store.show),
  );
  if (!extensions) return;
  app.get('/api/athlete-distributions', (context) =>
    reads.document(context, 'athlete-distributions', store.distributions),
  );
}
