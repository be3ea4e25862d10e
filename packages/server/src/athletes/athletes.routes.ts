import { usualFilter } from '@matchpoint/core/athletes/athlete-filter';
import type { Hono } from 'hono';
import { readQuery } from '../directory/list-request.ts';
import type { EntryTables } from '../directory/list-statement.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import type { Peer } from '../http/client-address.ts';
import { problem } from '../http/problem.ts';
import { routePath } from '../http/route-path.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import type { AthleteContract } from './athlete-contract.ts';
import { readDistributions } from './athlete-distributions.ts';
import { athleteList } from './athlete-list.ts';

export interface AthletesPorts {
  readonly reads: PublicReads;
  /** What athletes are read from. */
  readonly athletes: EntryTables;
  readonly contract: AthleteContract;
}

/** The public reads of athletes. */
export function athletesRoutes(
  app: Hono<{ Bindings: Peer }>,
  { reads, athletes, contract: { operations, offered } }: AthletesPorts,
  limit: ReadsLimit,
  extensions: boolean,
): void {
  const { listAthletes, showAthlete, showDistributions } = operations;
  const { path, query } = listAthletes;
  app.get(routePath(path), (context) =>
    limit.read(context, () =>
      reads.list(context, path, query, (filter) =>
        athleteList({ ...usualFilter(offered), ...filter }, athletes),
      ),
    ),
  );
  app.get(routePath(showAthlete.path), (context) =>
    limit.read(context, () => reads.show(context, 'athletes', athletes, context.req.param('athleteId'))),
  );
  if (!extensions) return;
  app.get(routePath(showDistributions.path), (context) =>
    limit.read(context, async () => {
      const read = readQuery(showDistributions.query, new URL(context.req.url).search);
      if ('refusal' in read) return problem(422, read.refusal);
      const { sport = '', gender = '' } = read.query;
      return reads.document(
        context,
        `${showDistributions.path}?${new URLSearchParams({ sport, gender })}`,
        (database) => readDistributions(read.query, offered, database),
      );
    }),
  );
}
