import * as z from 'zod/mini';

/** What is wrong with a request; `field` is null where no field is to blame. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

const item = z.object({ loc: z.optional(z.unknown()), msg: z.string() });
const field = z.union([z.string(), z.number()]);

/** Reads the `detail` of an error's body, whatever it is (rules.md#problem-text): one problem per list item, else one in all. */
export function readProblems(body: unknown, status: number): Problem[] {
  const detail = z.safeParse(z.object({ detail: z.unknown() }), body).data?.detail;
  const items = Array.isArray(detail) ? detail : [detail];
  const given = items.filter((value) => !isEmpty(value));
  if (given.length > 0) return given.map(readItem);
  return [{ field: null, message: `The service answered with status ${status}.` }];
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

function readItem(value: unknown): Problem {
  const { data } = z.safeParse(item, value);
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
  const messages = problems.filter((problem) => problem.field === field).map(problemText);
  return messages.length === 0 ? null : messages.join('; ');
}
