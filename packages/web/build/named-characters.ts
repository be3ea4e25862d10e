import { fileURLToPath } from 'node:url';

/**
 * An alias for what reads `&nbsp;` and the like in Markdown: its file for browsers sets `innerHTML`, which the page's policy
 * refuses (docs/decisions/0035-account-actions-and-texts.md). Node's has a table.
 */
export const namedCharacters = {
  'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
};
