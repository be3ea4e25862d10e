import { operations } from '@matchpoint/core/contract/operations';
import type { Hono } from 'hono';
import { agencyCalls } from '../agencies/agency-calls.ts';
import { readQuery } from '../directory/list-request.ts';
import type { Peer } from '../http/client-address.ts';
import { missing } from '../http/own-answers.ts';
import { privateText } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { listChanges } from './changes.store.ts';

/** The log of changes of the caller's agencies (rules/agencies.md#changes-log). */
export function changesRoutes(app: Hono<{ Bindings: Peer }>, signedIn: SignedIn): void {
  const { listChanges: operation } = operations;
  app.get(
    routePath(operation.path),
    agencyCalls(signedIn)(operation, async (agency, { req }, database) => {
      const read = readQuery(operation.query, new URL(req.url).search);
      if ('refusal' in read) return problem(422, read.refusal);
      const page = await listChanges(database, agency, read.query.before ?? null);
      return page === null ? missing('agency') : privateText(req.raw, page);
    }),
  );
}
