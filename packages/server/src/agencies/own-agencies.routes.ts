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

/**
 * The caller's own agencies, and with `tags`, which extensions have, their edits (rules/service.md#agency-edit) and removal
 * (rules/agencies.md#agency-removal).
 */
export function ownAgenciesRoutes(
  onCaller: OnCaller,
  onAgency: OnAgency,
  ownAgencies: OwnAgenciesStore,
  tags: EntityTags | null,
): void {
  const answers = ownAnswers(tags);

  onCaller(createAgency, async (user, { req }, database) => {
    const ref = tags && readIdempotencyKey(req.header('Idempotency-Key'));
    const body = await readBody(req.raw, createAgency.body);
    return answers.created(await ownAgencies.create(database, user.id, body, ref));
  });
  onAgency(showMyAgency, async (agency, _, database) =>
    answers.shown(await ownAgencies.show(database, agency)),
  );
  if (tags === null) return;
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
