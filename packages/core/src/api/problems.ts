import * as z from 'zod/mini';

/** What is wrong with a request; `field` is null where no field is to blame. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

const entry = z.object({
  loc: z.optional(z.array(z.union([z.string(), z.number()]))),
  msg: z.string(),
});

/** Reads the `detail` of an error's body, whatever it is (decision 18): one problem per list entry, else one in all. */
export function readProblems(body: unknown, status: number): Problem[] {
  const detail = z.safeParse(z.object({ detail: z.unknown() }), body).data?.detail;
  if (typeof detail === 'string' && detail !== '') return [{ field: null, message: detail }];
  if (Array.isArray(detail) && detail.length > 0) return detail.map(readEntry);
  if (typeof detail === 'object' && detail !== null && !Array.isArray(detail)) return [readEntry(detail)];
  return [{ field: null, message: `The service answered with status ${status}.` }];
}

function readEntry(value: unknown): Problem {
  const parsed = z.safeParse(entry, value);
  if (!parsed.success)
    return { field: null, message: typeof value === 'string' ? value : JSON.stringify(value) };
  const field = parsed.data.loc?.[1];
  return { field: field === undefined ? null : String(field), message: parsed.data.msg };
}

/** The catalogue's form of specification section 8: the field's name, then its message. */
export function problemText({ field, message }: Problem): string {
  return field === null ? message : `${field} ${message}`;
}
