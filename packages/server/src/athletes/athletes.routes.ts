import { operations } from '@matchpoint/core/service/contract';
import type { Hono } from 'hono';
import type { PublicReads } from '../directory/public-reads.ts';
import { routePath } from '../http/route-path.ts';
import { athleteTables } from './athlete-columns.ts';
import { readDistributions } from './athlete-distributions.ts';
import { athleteList } from './athlete-list.ts';

const { listAthletes, showAthlete, showDistributions } = operations;

/** The public reads of athletes. */
export function athletesRoutes(app: Hono, reads: PublicReads, extensions: boolean): void {
  app.get(routePath(listAthletes.path), (context) =>
    reads.list(context, listAthletes.path, listAthletes.query, athleteList),
  );
  app.get(routePath(showAthlete.path), (context) =>
    reads.show(context, 'athletes', athleteTables, context.req.param('athleteId')),
  );
  if (!extensions) return;
  app.get(routePath(showDistributions.path), (context) =>
    reads.document(context, showDistributions.path, readDistributions),
  );
}
