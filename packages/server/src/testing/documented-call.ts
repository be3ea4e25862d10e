import { expect } from 'vitest';
import { type Call, calls, outsideOf } from './document.ts';
import type { TestAnswer, TestPerson } from './test-person.ts';

export const named = (some: readonly Call[]) => some.map((call) => [call.operationId, call] as const);

export const withBody = calls.filter(({ body }) => body !== null);

export interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Record<string, string>;
  /** Of the places of the path. */
  readonly ids: Readonly<Record<string, string>>;
  readonly by: TestPerson;
}

/** Makes a call, and expects that the document has its status, its headers and its body. */
export async function documentedCall(
  call: Call,
  { body, query = {}, headers = {}, by, ids }: Sent,
): Promise<TestAnswer> {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? name);
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await by.call(call.method.toUpperCase(), `${filled}?${search}`, body, { headers });
  expect(outsideOf(call, answer)).toBeNull();
  return answer;
}
