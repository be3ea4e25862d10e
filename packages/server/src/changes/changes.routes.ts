import { operations } from '@matchpoint/core/service/contract';
import { Hono } from 'hono';
import { agencyOf } from '../agencies/agency-of.ts';
import type { Deadline } from '../database/pool.ts';
import { readQuery } from '../directory/list-request.ts';
import type { Peer } from '../http/client-address.ts';
import { ownAnswers } from '../http/own-answers.ts';
import { privateText } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import type { ChangeLog } from './changes.store.ts';

const { listChanges } = operations;

export interface ChangesPorts {
  readonly changes: ChangeLog;
  readonly deadline: (request: Request) => Deadline;
}

/** What was changed of the caller's agencies (rules/agencies.md#changes-log). */
export function changesRoutes(
  { changes, deadline }: ChangesPorts,
  signedIn: SignedIn,
): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  const noAgency = ownAnswers('agency', null).missing;

  app.get(
    routePath(listChanges.path),
    signedIn('reading', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return noAgency();
      const read = readQuery(listChanges.query, new URL(req.url).search);
      if ('refusal' in read) return problem(422, read.refusal);
      const page = await changes.list(agency, read.query.before ?? null, deadline(req.raw));
      return page === null ? noAgency() : privateText(req.raw, page);
    }),
  );
  return app;
}
