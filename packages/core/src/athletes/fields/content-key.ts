import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AthleteDraft } from './athlete-draft.ts';
import { athleteFieldNames } from './athlete-fields.ts';

const sortedNames = athleteFieldNames.toSorted();

/**
 * A row's content as one text (rules/import.md#content-key): the same for the same content, whatever the file, the
 * order of columns or the spelling. Only fields with a value count, by name, so fields that are added later change
 * nothing.
 */
export function contentText(draft: AthleteDraft): string {
  let text = 'athlete 1';
  // No text contains the separator (`limitedText`).
  for (const name of sortedNames) {
    const value = draft[name];
    if (value !== undefined && value !== '') text += `\0${name}=${value}`;
  }
  return text;
}

/**
 * The key of a row's content.
 * @param occurrence 1, or which of several equal rows of a file it is, where all are wanted
 */
export function clientRef(draft: AthleteDraft, occurrence: number): string {
  const text = contentText(draft) + (occurrence === 1 ? '' : `\0${occurrence}`);
  // Joined: a string that is concatenated byte by byte takes ten times the memory.
  return Array.from(sha256(utf8ToBytes(text)).subarray(0, 16), (byte) => hexadecimal[byte]).join('');
}

const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
