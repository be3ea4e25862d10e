import * as z from 'zod/mini';

const failure = z.object({ code: z.optional(z.unknown()), cause: z.optional(z.unknown()) });

/** Node's code of the cause ('ECONNREFUSED'), or ''. The error's other fields are dropped: they have the request's headers. */
export function failureCode(error: unknown): string {
  const { data } = z.safeParse(failure, error);
  if (data === undefined) return '';
  // An aborted request has a number.
  return typeof data.code === 'string' ? data.code : failureCode(data.cause);
}
