import { readQuery } from '../directory/list-request.ts';
import type { EntryTables } from '../directory/list-statement.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import { answerCall, type PeerApp } from '../http/answer-call.ts';
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
  app: PeerApp,
  { reads, athletes, contract: { operations, offered } }: AthletesPorts,
  limit: ReadsLimit,
  extensions: boolean,
): void {
  const { listAthletes, showAthlete, showDistributions } = operations;
  answerCall(app, listAthletes, (context) =>
    limit.read(context, () => reads.list(context, listAthletes, (filter) => athleteList(filter, athletes))),
  );
  answerCall(app, showAthlete, (context) =>
    limit.read(context, () => reads.show(context, 'athletes', athletes, context.req.param('athleteId'))),
  );
  if (!extensions) return;
  answerCall(app, showDistributions, (context) =>
    limit.read(context, async () => {
      const query = readQuery(showDistributions.query, context.req.url);
      const { sport = '', gender = '', status = '' } = query;
      return reads.document(
        context,
        `${showDistributions.path}?${new URLSearchParams({ sport, gender, status })}`,
        (database) => readDistributions(query, offered, database, athletes.isShown),
      );
    }),
  );
}
