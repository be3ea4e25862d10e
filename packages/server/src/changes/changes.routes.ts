import { operations } from '@matchpoint/core/contract/operations';
import { agencyCalls } from '../agencies/agency-calls.ts';
import { readQuery } from '../directory/list-request.ts';
import type { PeerApp } from '../http/answer-call.ts';
import { privateText } from '../http/private-answer.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { listChanges } from './changes.store.ts';

/** The log of changes of the caller's agencies (rules/agencies.md#changes-log). */
export function changesRoutes(app: PeerApp, signedIn: SignedIn): void {
  const { listChanges: operation } = operations;
  agencyCalls(app, signedIn)(operation, async (agency, { req }, database) => {
    const { before = null } = readQuery(operation.query, req.url);
    return privateText(req.raw, await listChanges(database, agency, before));
  });
}
