import * as z from 'zod/mini';
import { fieldError } from '../wire/payload.ts';

/** What a field takes instead of a text, and how to fix that, in words. */
export interface TextFault {
  readonly expected: string;
  readonly fix: string;
}

export interface TextRule extends TextFault {
  /** Matches every text that follows the rule. */
  readonly pattern: RegExp;
  /** The message in a form. */
  readonly message: string;
}

/** What PostgreSQL stores: no NUL and no half of a surrogate pair. */
export const storable: TextRule = {
  // Not \p{Cs}, which some tools that read the OpenAPI document do not know.
  pattern: /^[^\0\uD800-\uDFFF]*$/u,
  message: 'must not contain characters that cannot be stored',
  expected: 'text',
  fix: 'Remove the characters that cannot be shown or stored.',
};

/** @param max in characters (code points) */
export function isWithin(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && Array.from(text).length <= max);
}

/** Rules as a schema, which reports the first broken one. */
export function ruledText(max: number, rules: readonly TextRule[]) {
  return z
    .string(fieldError('must be text'))
    .check(
      z.refine((text) => isWithin(text, max), { error: `must be at most ${max} characters`, abort: true }),
      ...rules.map(({ pattern, message }) => z.regex(pattern, { error: message, abort: true })),
    )
    .register(z.globalRegistry, { maxLength: max });
}
