import { isWithin, ruledText, storable, type TextFault, type TextRule } from './text-rule.ts';

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

/** The first fault of a text; null when it is legal. */
export function textFault(text: string, limit: TextLimit): TextFault | null {
  if (!isWithin(text, limit.max))
    return { expected: `at most ${limit.max} characters`, fix: 'Shorten the text.' };
  return rulesOf(limit).find(({ pattern }) => !pattern.test(text)) ?? null;
}

/** The limit as a schema, which reports the first broken rule. */
export function limitedText(limit: TextLimit) {
  return ruledText(limit.max, rulesOf(limit));
}
