import { respond } from './respond.ts';
import { strictHeaders } from './security-headers.ts';

interface AnswerFacts {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON for one person, which no cache may store. */
export function privateAnswer(body: unknown, status = 200): Response {
  return privateText(JSON.stringify(body), { status });
}

/** The same, of what is JSON already, or is made while it is sent; null: of nothing. */
export function privateText(
  json: string | Buffer | ReadableStream | null,
  { status = 200, headers = {} }: AnswerFacts = {},
): Response {
  return respond(json, { status, headers: { ...privateJson, ...headers } });
}

/** Done, and there is nothing to say. */
export function privateNothing(): Response {
  return respond(null, { status: 204, headers: privateHeaders });
}

const privateHeaders = { ...strictHeaders, 'Cache-Control': 'no-store' };
export const privateJson = { ...privateHeaders, 'Content-Type': 'application/json' };
