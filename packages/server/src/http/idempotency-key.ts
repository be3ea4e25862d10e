import { clientRef } from '@matchpoint/core/athletes/fields/athlete-batch';
import { safeParse } from 'zod/mini';
import { type DetailEntry, refuse } from './problem.ts';

const name = 'Idempotency-Key';

/** The key of a create call, null without one (rules/service.md#created-once). @throws {RefusedError} for a bad one */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const { data, error } = safeParse(clientRef, header);
  return data ?? refuse(422, [aboutKey(error?.issues[0]?.message ?? '', 'invalid_format')]);
}

/** The key was good for another payload: what the sender means cannot be told. */
export function refuseKeyOfAnother(noun: string): never {
  refuse(422, [
    aboutKey(`was used before for another ${noun}; take a new key for a new ${noun}`, 'idempotency_key'),
  ]);
}

function aboutKey(msg: string, type: string): DetailEntry {
  return { loc: ['header', name], msg, type };
}
