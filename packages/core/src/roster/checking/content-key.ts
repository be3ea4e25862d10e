import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AthleteDraft } from '../../athletes/athlete.ts';
import { athleteFieldNames } from '../../athletes/athlete-fields.ts';

const sortedNames = athleteFieldNames.toSorted();

/**
 * The key of a row's content (rules.md#content-key): the same for the same content, whichever file, order of columns or
 * spelling it came in. Only fields with a value count, by name, so a field that is added later changes no key.
 * @param occurrence 1, or which of several equal rows of a file it is, where all are wanted
 */
export function clientRef(draft: AthleteDraft, occurrence: number): string {
  const pairs = sortedNames.flatMap((name) => {
    const value = draft[name];
    return value === undefined || value === '' ? [] : [`${name}=${value}`];
  });
  // No text holds the sign between them (`limitedText`).
  const text = ['athlete 1', ...pairs, ...(occurrence === 1 ? [] : [occurrence])].join('\0');
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));
}
