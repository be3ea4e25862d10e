import { operations } from '@matchpoint/core/contract/operations';
import type { EntryTables } from '../directory/list-statement.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import { answerCall, type PeerApp } from '../http/answer-call.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import { agencyList } from './agency-list.ts';

const { listAgencies, showAgency } = operations;

/** The public reads of agencies. @param agencies what they are read from */
export function agenciesRoutes(
  app: PeerApp,
  reads: PublicReads,
  agencies: EntryTables,
  limit: ReadsLimit,
): void {
  answerCall(app, listAgencies, (context) =>
    limit.read(context, () => reads.list(context, listAgencies, (filter) => agencyList(filter, agencies))),
  );
  answerCall(app, showAgency, (context) =>
    limit.read(context, () => reads.show(context, 'agencies', agencies, context.req.param('agencyId'))),
  );
}
