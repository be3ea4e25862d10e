import { operations } from '@matchpoint/core/service/contract';
import { Hono } from 'hono';
import type { Deadline } from '../database/pool.ts';
import type { Peer } from '../http/client-address.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownAnswers, ownersAlone } from '../http/own-answers.ts';
import { privateNothing } from '../http/private-answer.ts';
import { readBody, readEdit } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { agencyOf } from './agency-of.ts';
import type { OwnAgenciesStore } from './own-agencies.store.ts';

const { createAgency, showMyAgency, editAgency, removeAgency } = operations;

export interface OwnAgenciesPorts {
  readonly ownAgencies: OwnAgenciesStore;
  readonly tags: EntityTags;
  readonly deadline: (request: Request) => Deadline;
}

/** The caller's own agencies, and with extensions their edits (rules/service.md#agency-edit) and removal (rules/agencies.md#agency-removal). */
export function ownAgenciesRoutes(
  { ownAgencies, tags, deadline }: OwnAgenciesPorts,
  signedIn: SignedIn,
  extensions: boolean,
): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  const answers = ownAnswers('agency', extensions ? tags : null);

  app.post(
    routePath(createAgency.path),
    signedIn('writing', async (user, { req }) => {
      const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
      if (ref instanceof Response) return ref;
      const read = await readBody(req.raw, createAgency.body);
      if ('refusal' in read) return read.refusal;
      const creation = await ownAgencies.create(user.id, read.data, ref, deadline(req.raw));
      return answers.created(req.raw, creation);
    }),
  );
  app.get(
    routePath(showMyAgency.path),
    signedIn('reading', async (user, { req }) => {
      const agency = agencyOf(user, req);
      return answers.shown(
        req.raw,
        agency === null ? null : await ownAgencies.show(agency, deadline(req.raw)),
      );
    }),
  );
  if (!extensions) return app;
  app.patch(
    routePath(editAgency.path),
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return answers.missing();
      const read = await readEdit(req.raw, editAgency.body);
      if ('refusal' in read) return read.refusal;
      const revisions = tags.read(req.header('If-Match'));
      const edit = await ownAgencies.edit(agency, read.data, revisions, deadline(req.raw));
      return answers.edited(req.raw, edit);
    }),
  );
  app.delete(
    routePath(removeAgency.path),
    signedIn('writing', async (user, { req }) => {
      const agency = agencyOf(user, req);
      if (agency === null) return answers.missing();
      const revisions = tags.read(req.header('If-Match'));
      const done = await ownAgencies.remove(agency, revisions, deadline(req.raw));
      if (done === null) return answers.missing();
      if (done === 'forbidden') return ownersAlone();
      if (done === 'stale') return answers.stale();
      return privateNothing(req.raw);
    }),
  );
  return app;
}
