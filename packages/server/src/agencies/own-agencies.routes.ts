import { operations } from '@matchpoint/core/contract/operations';
import type { EntityTags } from '../http/entity-tag.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { ownAnswers } from '../http/own-answers.ts';
import { privateNothing } from '../http/private-answer.ts';
import { readBody } from '../http/read-body.ts';
import type { OnCaller } from '../users/caller-calls.ts';
import type { OnAgency } from './agency-calls.ts';
import type { OwnAgenciesStore } from './own-agencies.store.ts';

const { createAgency, showMyAgency, editAgency, removeAgency } = operations;

export interface OwnAgenciesPorts {
  readonly ownAgencies: OwnAgenciesStore;
  readonly tags: EntityTags;
}

/** The caller's own agencies, and with extensions their edits (rules/service.md#agency-edit) and removal (rules/agencies.md#agency-removal). */
export function ownAgenciesRoutes(
  onCaller: OnCaller,
  onAgency: OnAgency,
  { ownAgencies, tags }: OwnAgenciesPorts,
  extensions: boolean,
): void {
  const answers = ownAnswers(extensions ? tags : null);

  onCaller(createAgency, async (user, { req }, database) => {
    const ref = extensions ? readIdempotencyKey(req.header('Idempotency-Key')) : null;
    const body = await readBody(req.raw, createAgency.body);
    return answers.created(await ownAgencies.create(database, user.id, body, ref));
  });
  onAgency(showMyAgency, async (agency, _, database) =>
    answers.shown(await ownAgencies.show(database, agency)),
  );
  if (!extensions) return;
  onAgency(editAgency, async (agency, { req }, database) => {
    const body = await readBody(req.raw, editAgency.body);
    const revisions = tags.read(req.header('If-Match'));
    return answers.shown(await ownAgencies.edit(database, agency, body, revisions));
  });
  onAgency(removeAgency, async (agency, { req }, database) => {
    const revisions = tags.read(req.header('If-Match'));
    await ownAgencies.remove(database, agency, revisions);
    return privateNothing();
  });
}
