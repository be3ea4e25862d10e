import * as z from 'zod/mini';

/** What is wrong with a request; `field` is null where no field is to blame. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

const entry = z.object({ loc: z.optional(z.unknown()), msg: z.string() });
const field = z.union([z.string(), z.number()]);

/** Reads the `detail` of an error's body, whatever it is (rules.md#problem-text): one problem per list entry, else one in all. */
export function readProblems(body: unknown, status: number): Problem[] {
  const detail = z.safeParse(z.object({ detail: z.unknown() }), body).data?.detail;
  const entries = Array.isArray(detail) ? detail : [detail];
  const said = entries.filter((value) => !isEmpty(value));
  if (said.length > 0) return said.map(readEntry);
  return [{ field: null, message: `The service answered with status ${status}.` }];
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

function readEntry(value: unknown): Problem {
  const { data } = z.safeParse(entry, value);
  if (data === undefined)
    return { field: null, message: typeof value === 'string' ? value : JSON.stringify(value) };
  const named = z.safeParse(field, Array.isArray(data.loc) ? data.loc[1] : undefined);
  return { field: named.success ? String(named.data) : null, message: data.msg };
}

/** The field's name, then its message (rules.md#service-problems). */
export function problemText({ field, message }: Problem): string {
  return field === null ? message : `${field} ${message}`;
}

/** The messages about one field; null if there are none. */
export function fieldProblem(problems: readonly Problem[], field: string): string | null {
  const said = problems.filter((problem) => problem.field === field).map(problemText);
  return said.length === 0 ? null : said.join('; ');
}
