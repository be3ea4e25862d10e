import { operations } from '@matchpoint/core/api/contract';
import type { Hono } from 'hono';
import { readListRequests } from '../directory/list-request.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import { routePath } from '../http/route-path.ts';
import type { AthletesStore } from './athletes.store.ts';

const { listAthletes, showAthlete, showDistributions } = operations;

/** The public reads of athletes (rules.md#eleven-calls, rules.md#paging, rules.md#distributions). */
export function athletesRoutes(
  app: Hono,
  reads: PublicReads,
  store: AthletesStore,
  extensions: boolean,
): void {
  const readRequest = readListRequests(listAthletes.query);
  app.get(routePath(listAthletes.path), (context) =>
    reads.list(context, listAthletes.path, readRequest, store.list),
  );
  app.get(routePath(showAthlete.path), (context) =>
    reads.show(context, 'athletes', context.req.param('athleteId'), store.show),
  );
  if (!extensions) return;
  app.get(routePath(showDistributions.path), (context) =>
    reads.document(context, showDistributions.path, store.distributions),
  );
}
