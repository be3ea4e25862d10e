import { operations } from '@matchpoint/core/contract/operations';
import type { OnAgency } from '../agencies/agency-calls.ts';
import { readQuery } from '../directory/list-request.ts';
import { privateText } from '../http/private-answer.ts';
import { listAudit } from './audit.store.ts';

/** The log of the caller's agencies (rules/agencies.md#changes-log). */
export function auditRoutes(onAgency: OnAgency): void {
  const { listChanges: operation } = operations;
  onAgency(operation, async (agency, { req }, database) => {
    const { before = null } = readQuery(operation.query, req.url);
    return privateText(await listAudit(database, agency, before));
  });
}
