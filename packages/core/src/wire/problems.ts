import * as z from 'zod/mini';

/** A fault of a request; `field` is null where no field is to blame. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

const item = z.object({ loc: z.optional(z.unknown()), msg: z.string() });
const field = z.union([z.string(), z.number()]);

/**
 * Reads the `detail` of an error's body, whatever it is (rules/forms.md#problem-text): a problem for each different entry that
 * says something, none if there is none.
 */
export function readProblems(body: unknown): readonly Problem[] {
  const detail = z.safeParse(z.object({ detail: z.unknown() }), body).data?.detail;
  const problems = (Array.isArray(detail) ? detail : [detail]).flatMap(readItem);
  return problems.filter((problem, index) => index === problems.findIndex((other) => isSame(problem, other)));
}

function readItem(value: unknown): readonly Problem[] {
  const text = typeof value === 'string' ? { msg: value } : z.safeParse(item, value).data;
  if (text === undefined || text.msg.trim() === '') return [];
  const { loc, msg } = { loc: undefined, ...text };
  const named = z.safeParse(field, Array.isArray(loc) ? loc[1] : undefined);
  return [{ field: named.success ? String(named.data) : null, message: msg }];
}

function isSame(one: Problem, other: Problem): boolean {
  return one.field === other.field && one.message === other.message;
}

/** The field's name, then its message (rules/forms.md#service-problems). */
export function problemText({ field, message }: Problem): string {
  return field === null ? message : `${field} ${message}`;
}

/** The messages about one field; null if there are none. */
export function fieldProblem(problems: readonly Problem[], field: string): string | null {
  const messages = problems.filter((problem) => problem.field === field).map(problemText);
  return messages.length === 0 ? null : messages.join('; ');
}
