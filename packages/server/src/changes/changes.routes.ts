import { operations } from '@matchpoint/core/contract/operations';
import type { OnAgency } from '../agencies/agency-calls.ts';
import { readQuery } from '../directory/list-request.ts';
import { privateText } from '../http/private-answer.ts';
import { listChanges } from './changes.store.ts';

/** The log of changes of the caller's agencies (rules/agencies.md#changes-log). */
export function changesRoutes(onAgency: OnAgency): void {
  const { listChanges: operation } = operations;
  onAgency(operation, async (agency, { req }, database) => {
    const { before = null } = readQuery(operation.query, req.url);
    return privateText(await listChanges(database, agency, before));
  });
}
