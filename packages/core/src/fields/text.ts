import * as z from 'zod/mini';
import { fieldError } from '../wire/payload.ts';

/** What a field takes instead of a text, and how to fix that, in words. */
export interface TextFault {
  readonly expected: string;
  readonly fix: string;
}

interface TextRule extends TextFault {
  /** Matches every text that follows the rule. */
  readonly pattern: RegExp;
  /** The message in a form. */
  readonly message: string;
}

/** What PostgreSQL stores: no NUL and no half of a surrogate pair. */
const storable: TextRule = {
  // Not \p{Cs}, which some tools that read the OpenAPI document do not know.
  pattern: /^[^\0\uD800-\uDFFF]*$/u,
  message: 'must not contain characters that cannot be stored',
  expected: 'text',
  fix: 'Remove the characters that cannot be shown or stored.',
};

const oneLine: TextRule = {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is refused, in a form that other tools know
  pattern: /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/u,
  message: 'must be one line: remove line breaks, tabs and other control characters',
  expected: 'one line of text',
  fix: 'Remove line breaks, tabs and other control characters.',
};

/** No embeddings, overrides and isolates, which can make the text around them read otherwise. Marks are letters' own. */
const oneDirection: TextRule = {
  pattern: /^[^\u202a-\u202e\u2066-\u2069]*$/u,
  message: 'must not turn the direction of writing: remove the hidden characters that do',
  expected: 'text that does not turn the direction of writing',
  fix: 'Remove the hidden characters that do.',
};

const filled: TextRule = {
  pattern: /\S/u,
  message: 'is required',
  expected: 'text',
  fix: 'Write it.',
};

const visible: TextRule = {
  pattern: /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u,
  message: 'must have something that can be seen: write it again',
  expected: 'text that can be seen',
  fix: 'Write it again.',
};

/**
 * A text's greatest length in characters (code points), and its kind (rules/athletes.md#text-limits,
 * rules/athletes.md#name-characters).
 */
export interface TextLimit {
  readonly max: number;
  /** Whether it may have line breaks, tabs and all else that can be stored. */
  readonly multiline?: boolean | undefined;
  readonly required?: boolean | undefined;
}

function rulesOf({ multiline = false, required = false }: TextLimit): TextRule[] {
  return [
    ...(required ? [filled] : []),
    storable,
    ...(multiline ? [] : [oneLine, oneDirection]),
    ...(required ? [visible] : []),
  ];
}

function isWithin(text: string, max: number): boolean {
  return text.length <= max || (text.length <= 2 * max && Array.from(text).length <= max);
}

/** The first fault of a text; null when it is legal. */
export function textFault(text: string, limit: TextLimit): TextFault | null {
  if (!isWithin(text, limit.max))
    return { expected: `at most ${limit.max} characters`, fix: 'Shorten the text.' };
  return rulesOf(limit).find(({ pattern }) => !pattern.test(text)) ?? null;
}

/** The rules as a schema, which reports the first broken one. */
export function limitedText(limit: TextLimit) {
  const { max } = limit;
  return z
    .string(fieldError('must be text'))
    .check(
      z.refine((text) => isWithin(text, max), { error: `must be at most ${max} characters`, abort: true }),
      ...rulesOf(limit).map(({ pattern, message }) => z.regex(pattern, { error: message, abort: true })),
    )
    .register(z.globalRegistry, { maxLength: max });
}
