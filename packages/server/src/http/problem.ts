import * as z from 'zod';
import { apiHeaders } from './security-headers.ts';

const detailEntry = z.object({
  loc: z.tuple([z.enum(['query', 'body', 'header']), z.string()]),
  msg: z.string(),
  type: z.string(),
});
/** One entry of the `detail` of a validation error (rules/service.md#error-form). */
export type DetailEntry = z.output<typeof detailEntry>;

/** The body of every error. */
export const errorBody = z.object({ detail: z.union([z.string(), z.array(detailEntry)]) });

export const problemHeaders = {
  ...apiHeaders,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
} as const;

export function problem(
  status: number,
  detail: string | readonly DetailEntry[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ detail }), {
    status,
    headers: { ...problemHeaders, ...headers },
  });
}

/** What Zod found wrong, as entries. */
export function detailOf(place: DetailEntry['loc'][0], error: z.core.$ZodError): DetailEntry[] {
  return error.issues.map(({ path, message, code }) => ({
    loc: [place, String(path[0] ?? '')],
    msg: message,
    type: code,
  }));
}
