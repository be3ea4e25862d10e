import type * as z from 'zod/mini';
import { apiHeaders } from './security-headers.ts';

/** One entry of the `detail` of a validation error (decisions, "The server"). */
export interface DetailEntry {
  readonly loc: readonly [place: 'query' | 'body' | 'header', field: string];
  readonly msg: string;
  readonly type: string;
}

/** `{"detail": …}`, the form of every error. */
export function problem(
  status: number,
  detail: string | readonly DetailEntry[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ detail }), {
    status,
    headers: { ...apiHeaders, 'Cache-Control': 'no-store', 'Content-Type': 'application/json', ...headers },
  });
}

/** What Zod found wrong, as entries. */
export function detailOf(place: 'query' | 'body', error: z.core.$ZodError): DetailEntry[] {
  return error.issues.map(({ path, message, code }) => ({
    loc: [place, String(path[0] ?? '')],
    msg: message,
    type: code,
  }));
}
