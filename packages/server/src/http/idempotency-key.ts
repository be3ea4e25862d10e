import { clientRef } from '@matchpoint/core/athletes/athlete-batch';
import { safeParse } from 'zod/mini';
import { type DetailEntry, problem } from './problem.ts';

const name = 'Idempotency-Key';

/** The key of a create call, null without one, or the refusal of a bad one (rules/service.md#created-once). */
export function readIdempotencyKey(header: string | undefined): string | null | Response {
  if (header === undefined) return null;
  const { data, error } = safeParse(clientRef, header);
  return data ?? problem(422, [aboutKey(error?.issues[0]?.message ?? '', 'invalid_format')]);
}

/** The key was good for another payload: what the sender means cannot be told. */
export function keyOfAnother(noun: string): Response {
  return problem(422, [
    aboutKey(`was used before for another ${noun}; take a new key for a new ${noun}`, 'idempotency_key'),
  ]);
}

function aboutKey(msg: string, type: string): DetailEntry {
  return { loc: ['header', name], msg, type };
}
