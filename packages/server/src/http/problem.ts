import * as z from 'zod';
import { privateText } from './private-answer.ts';

/** One entry of the `detail` of a validation error (rules/service.md#error-form). */
export interface DetailEntry {
  readonly loc: readonly ['query' | 'body' | 'header', string];
  readonly msg: string;
  readonly type: string;
}

/** As the document has it: tools for OpenAPI do not know tuples. */
const detailEntry = z.object({ loc: z.array(z.string()).length(2), msg: z.string(), type: z.string() });

/** The body of every error. */
export const errorBody = z.object({ detail: z.union([z.string(), z.array(detailEntry)]) });

export function problem(
  status: number,
  detail: string | readonly DetailEntry[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  return privateText(JSON.stringify({ detail }), { status, headers });
}

/** Ends a request that is answered with a problem; Hono's own exception would send it in chunks. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly getResponse: () => Response;

  constructor(answer: Response) {
    super('The request is refused.');
    this.getResponse = () => answer;
  }
}

/** @throws {RefusedError} always */
export function refuse(
  status: number,
  detail: string | readonly DetailEntry[],
  headers: Readonly<Record<string, string>> = {},
): never {
  throw new RefusedError(problem(status, detail, headers));
}

/** What Zod found wrong, as entries. */
export function detailOf(place: DetailEntry['loc'][0], error: z.core.$ZodError): DetailEntry[] {
  return error.issues.map(({ path, message, code }) => ({
    loc: [place, String(path[0] ?? '')],
    msg: message,
    type: code,
  }));
}
