import { operations } from '@matchpoint/core/service/contract';
import { Hono } from 'hono';
import type { Deadline } from '../database/pool.ts';
import { isId } from '../directory/list-statement.ts';
import type { Peer } from '../http/client-address.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownAnswers } from '../http/own-answers.ts';
import { readBody, readEdit } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import type { OwnAgenciesStore } from './own-agencies.store.ts';

const { createAgency, showMyAgency, editAgency } = operations;

export interface OwnAgenciesPorts {
  readonly ownAgencies: OwnAgenciesStore;
  readonly tags: EntityTags;
  readonly deadline: (request: Request) => Deadline;
}

/** The caller's own agencies, and with extensions their edits (rules.md#agency-edit). */
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
      const agency = { ownerId: user.id, agencyId: req.param('agencyId') ?? '' };
      const isOurs = isId(agency.agencyId);
      return answers.shown(req.raw, isOurs ? await ownAgencies.show(agency, deadline(req.raw)) : null);
    }),
  );
  if (!extensions) return app;
  app.patch(
    routePath(editAgency.path),
    signedIn('writing', async (user, { req }) => {
      const agency = { ownerId: user.id, agencyId: req.param('agencyId') ?? '' };
      if (!isId(agency.agencyId)) return answers.missing();
      const read = await readEdit(req.raw, editAgency.body);
      if ('refusal' in read) return read.refusal;
      const revisions = tags.read(req.header('If-Match'));
      const edit = await ownAgencies.edit(agency, read.data, revisions, deadline(req.raw));
      return answers.edited(req.raw, edit);
    }),
  );
  return app;
}
