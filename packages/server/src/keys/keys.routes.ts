import { operations } from '@matchpoint/core/contract/operations';
import type { OnAgency } from '../agencies/agency-calls.ts';
import { idOrNone } from '../directory/list-statement.ts';
import { privateAnswer, privateNothing } from '../http/private-answer.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { OnCaller } from '../users/caller-calls.ts';
import { type KeysStore, shownKey } from './keys.store.ts';

const { showKey, listKeys, createKey, endKey } = operations;

/** The keys of the caller's agencies, and the key that calls (rules/agencies.md#keys). */
export function keysRoutes(onCaller: OnCaller, onAgency: OnAgency, keys: KeysStore): void {
  onCaller(
    showKey,
    async () => problem(403, forKeys),
    async (key) => privateAnswer(shownKey(key)),
  );
  onAgency(listKeys, async (agency, _, database) => privateAnswer(await keys.list(database, agency)));
  onAgency(createKey, async (agency, { req }, database) => {
    const body = await readBody(req.raw, createKey.body);
    return privateAnswer(await keys.create(database, agency, body.name), 201);
  });
  onAgency(endKey, async (agency, { req }, database) => {
    await keys.end(database, agency, idOrNone(req.param('keyId')));
    return privateNothing();
  });
}

const forKeys = 'This call is for programs that sign in with a key.';
