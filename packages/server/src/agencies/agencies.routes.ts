import { operations } from '@matchpoint/core/contract/operations';
import type { EntryTables } from '../directory/list-statement.ts';
import type { PublicReads } from '../directory/public-reads.ts';
import { answerCall, type PeerApp } from '../http/answer-call.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import { agencyList } from './agency-list.ts';

const { listAgencies, showAgency } = operations;

export interface AgenciesPorts {
  readonly reads: PublicReads;
  /** What agencies are read from. */
  readonly agencies: EntryTables;
}

/** The public reads of agencies. */
export function agenciesRoutes(app: PeerApp, { reads, agencies }: AgenciesPorts, limit: ReadsLimit): void {
  answerCall(app, listAgencies, (context) =>
    limit.read(context, () => reads.list(context, listAgencies, (filter) => agencyList(filter, agencies))),
  );
  answerCall(app, showAgency, (context) =>
    limit.read(context, () => reads.show(context, 'agencies', agencies, context.req.param('agencyId'))),
  );
}
