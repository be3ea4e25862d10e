import { capabilitiesHeader, createCapabilities } from '@matchpoint/core/contract/capabilities';
import * as z from 'zod/mini';
import { type Answer, tooLarge } from './probe.ts';

/** What one call, or one ability, of a service was found to be. */
export interface Finding {
  readonly call: string;
  readonly result: 'fits' | 'missing' | 'wrong' | 'untried' | 'has' | 'lacks';
  readonly about: string;
}

const errorForm = z.object({ detail: z.string() });
const problemForm = z.object({ detail: z.array(z.object({ loc: z.array(z.unknown()), msg: z.string() })) });

export type Judged = Pick<Finding, 'result' | 'about'>;

const fits = (about: string): Judged => ({ result: 'fits', about });
const wrong = (about: string): Judged => ({ result: 'wrong', about });

/** Judges an answer that should be there and of this form. @param about says what is in it */
export function judge<T>(
  { status, body, unread }: Answer,
  form: z.ZodMiniType<T>,
  about: (data: T) => string = () => '',
): Judged {
  if (status === 404 || status === 405 || status === 501) return { result: 'missing', about: `${status}` };
  if (unread !== null || status === null) return wrong(unread ?? 'no answer');
  if (status >= 300 && status < 400) return wrong(`${status}: a redirect, which clients do not follow`);
  if (status >= 400) return wrong(`${status}`);
  if (body === undefined) return wrong('no JSON');
  const read = z.safeParse(form, body);
  return read.success ? fits(about(read.data)) : wrong(inWords(read.error));
}

/** Judges a refusal, whose body says why (rules/service.md#error-form). */
export function judgeRefusal({ status, body, unread }: Answer, wanted: 401 | 404 | 422): Judged {
  if (unread !== null) return wrong(unread);
  if (status !== wanted) return wrong(`${status} instead of ${wanted}`);
  const form: z.ZodMiniType<unknown> = wanted === 422 ? problemForm : errorForm;
  const shape = wanted === 422 ? '{"detail": [{"loc": …, "msg": …}]}' : '{"detail": "…"}';
  return z.safeParse(form, body).success ? fits(`${wanted}`) : wrong(`${wanted}, but not as ${shape}`);
}

/** A list, of which clients show the rows that they can read. They read one by pages, where the service has pages. */
export function judgeRows<T>(answer: Answer, row: z.ZodMiniType<T>): Judged {
  const { can, readHeader } = createCapabilities();
  readHeader(answer.headers.get(capabilitiesHeader));
  if (answer.unread === tooLarge && can('paging') === true) return { result: 'untried', about: tooLarge };
  return judgeWhole(judge(answer, z.array(z.unknown())), answer, row);
}

function judgeWhole<T>(judged: Judged, { body }: Answer, row: z.ZodMiniType<T>): Judged {
  if (judged.result !== 'fits' || !Array.isArray(body)) return judged;
  const unreadable = body.map((one) => z.safeParse(row, one)).filter(({ success }) => !success);
  const [first] = unreadable;
  if (first?.error === undefined) return fits(`${body.length} rows`);
  return wrong(
    `${unreadable.length} of ${body.length} rows cannot be read; the first: ${inWords(first.error)}`,
  );
}

function inWords({ issues: [issue] }: z.core.$ZodError): string {
  return issue === undefined
    ? 'another form'
    : [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
}
