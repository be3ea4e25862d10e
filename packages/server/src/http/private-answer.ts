import { apiHeaders, isSecure, strictTransport } from './security-headers.ts';

interface AnswerFacts {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON for one person, which no cache may store. */
export function privateAnswer(request: Request, body: unknown, status = 200): Response {
  return privateText(request, JSON.stringify(body), { status });
}

/** The same, of a text that is JSON already. */
export function privateText(
  request: Request,
  json: string | Buffer,
  { status = 200, headers = {} }: AnswerFacts = {},
): Response {
  return new Response(json, { status, headers: { ...privateHeaders(request), ...jsonType, ...headers } });
}

/** The same, of JSON that is made while it is sent. */
export function privateStream(request: Request, json: ReadableStream | null): Response {
  return new Response(json, { headers: { ...privateHeaders(request), ...jsonType } });
}

/** Done, and there is nothing to say. */
export function privateNothing(request: Request): Response {
  return new Response(null, { status: 204, headers: privateHeaders(request) });
}

const jsonType = { 'Content-Type': 'application/json' };

function privateHeaders(request: Request): Record<string, string> {
  return { ...apiHeaders, 'Cache-Control': 'no-store', ...(isSecure(request) && strictTransport) };
}
