import { recordOf } from '../fields/table.ts';
import { fieldProblem, type Problem, problemText } from '../wire/problems.ts';

/** An entry as the payload to send, or every problem that keeps it from being sent. */
export type Judged<T> = { readonly payload: T } | { readonly problems: readonly Problem[] };

/** @throws {Error} for an entry with problems, which is not sent */
export function payloadOf<T>(judged: Judged<T>): T {
  if ('problems' in judged) throw new Error('An entry with problems is not sent.');
  return judged.payload;
}

/** None for an entry that can be sent. */
export function problemsOf(judged: Judged<unknown>): readonly Problem[] {
  return 'problems' in judged ? judged.problems : [];
}

/** The problems of a form. A form with a password has only this in its context, no entry. */
export interface FormProblems {
  /** `field` is null for the banner. */
  readonly problems: readonly Problem[];
  /** Whether the service or the network reported the problems, not the form. */
  readonly fromService: boolean;
  /** Rises whenever problems arrive: the first invalid field then takes the focus. */
  readonly attempt: number;
}

/** The context of a form's machine: the entry and its problems. */
export interface FormState<Entry> extends FormProblems {
  readonly entry: Entry;
}

export const noProblems: FormProblems = { problems: [], fromService: false, attempt: 0 };

/** A submit found problems, so nothing is sent. */
export function incomplete({ attempt }: FormProblems, problems: readonly Problem[]): FormProblems {
  return { problems, fromService: false, attempt: attempt + 1 };
}

/** The request was refused, or has no answer: `problems` say why. */
export function refused({ attempt }: FormProblems, problems: readonly Problem[]): FormProblems {
  return { problems, fromService: true, attempt: attempt + 1 };
}

/**
 * A field was changed and left (rules/forms.md#corrected-fields): its error goes if it is fixed, and so does another
 * field's that is right because of it. No field gets its first error here.
 * @param now all problems of the entry as it is; the service's problems cannot be judged here, so a change removes
 * them
 */
export function left(form: FormProblems, field: string, now: readonly Problem[]): FormProblems {
  const had = new Set(form.problems.map((problem) => problem.field));
  const problems = form.fromService
    ? form.problems.filter((problem) => problem.field !== field)
    : now.filter((problem) => had.has(problem.field));
  return { ...form, problems };
}

/** The text at a field; null without a problem. Only the service's texts need the field's name. */
export function fieldError({ problems, fromService }: FormProblems, field: string): string | null {
  if (fromService) return fieldProblem(problems, field);
  return problems.find((problem) => problem.field === field)?.message ?? null;
}

/** The same for a form whose problems are all sentences, those of a refusal too. */
export function fieldSentence({ problems }: FormProblems, field: string): string | null {
  return problems.find((problem) => problem.field === field)?.message ?? null;
}

/**
 * What is wrong with a form, as its view shows it: a text at each of its fields, all else in the banner.
 * @param textAt `fieldSentence` for a form whose problems are all sentences
 */
export function shownProblems<Field extends string>(
  form: FormProblems,
  fields: readonly Field[],
  textAt: typeof fieldError = fieldError,
) {
  return {
    errors: recordOf(fields, (field) => textAt(form, field)),
    banner: bannerTexts(form, fields),
    attempt: form.attempt,
  };
}

/** The banner's texts: problems of none of these fields. */
export function bannerTexts({ problems }: FormProblems, fields: readonly string[] = []): readonly string[] {
  return problems.filter(({ field }) => field === null || !fields.includes(field)).map(problemText);
}
