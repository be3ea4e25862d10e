import { operations } from '@matchpoint/core/contract/operations';
import type { Hono } from 'hono';
import type { Peer } from '../http/client-address.ts';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownAnswers, ownersAlone } from '../http/own-answers.ts';
import { readBody, readEdit } from '../http/read-body.ts';
import { routePath } from '../http/route-path.ts';
import type { SignedIn } from '../users/signed-in.ts';
import { agencyCalls } from './agency-calls.ts';
import type { OwnAgenciesStore } from './own-agencies.store.ts';

const { createAgency, showMyAgency, editAgency, removeAgency } = operations;

export interface OwnAgenciesPorts {
  readonly ownAgencies: OwnAgenciesStore;
  readonly tags: EntityTags;
}

/** The caller's own agencies, and with extensions their edits (rules/service.md#agency-edit) and removal (rules/agencies.md#agency-removal). */
export function ownAgenciesRoutes(
  app: Hono<{ Bindings: Peer }>,
  { ownAgencies, tags }: OwnAgenciesPorts,
  signedIn: SignedIn,
  extensions: boolean,
): void {
  const onAgency = agencyCalls(signedIn);
  const answers = ownAnswers('agency', extensions ? tags : null);

  app.post(
    routePath(createAgency.path),
    signedIn('writing', async (user, { req }, database) => {
      const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
      if (ref instanceof Response) return ref;
      const read = await readBody(req.raw, createAgency.body);
      if ('refusal' in read) return read.refusal;
      const creation = await ownAgencies.create(database, user.id, read.data, ref);
      return answers.created(req.raw, creation);
    }),
  );
  app.get(
    routePath(showMyAgency.path),
    onAgency(showMyAgency, async (agency, { req }, database) =>
      answers.shown(req.raw, await ownAgencies.show(database, agency)),
    ),
  );
  if (!extensions) return;
  app.patch(
    routePath(editAgency.path),
    onAgency(editAgency, async (agency, { req }, database) => {
      const read = await readEdit(req.raw, editAgency.body);
      if ('refusal' in read) return read.refusal;
      const revisions = tags.read(req.header('If-Match'));
      const edit = await ownAgencies.edit(database, agency, read.data, revisions);
      return answers.edited(req.raw, edit);
    }),
  );
  app.delete(
    routePath(removeAgency.path),
    onAgency(removeAgency, async (agency, { req }, database) => {
      const revisions = tags.read(req.header('If-Match'));
      const done = await ownAgencies.remove(database, agency, revisions);
      return done === 'forbidden' ? ownersAlone() : answers.removed(req.raw, done);
    }),
  );
}
