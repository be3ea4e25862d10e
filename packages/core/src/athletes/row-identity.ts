import { collationKey } from '../display/collation.ts';
import type { AthleteDraft } from './athlete.ts';
import { athleteFieldNames } from './athlete-fields.ts';

/** A cryptographic hash of a text as at least 32 hexadecimal digits: the host's, because the core has none. */
export type Digest = (text: string) => string;

/** 64 bits of a digest: enough to tell the rows of one file and one agency apart. */
export interface Key {
  readonly high: number;
  readonly low: number;
}

const sortedNames = athleteFieldNames.toSorted();

/**
 * The key of a row's content (rules.md#content-key): the same for the same content, whichever file, order of columns or
 * spelling it came in. Only fields with a value count, by name, so a field that is added later changes no key.
 * @param occurrence 1, or which of several equal rows of a file it is, where all are wanted
 */
export function clientRef(draft: AthleteDraft, occurrence: number, digest: Digest): string {
  const pairs = sortedNames.flatMap((name) => {
    const value = draft[name];
    return value === undefined || value === '' ? [] : [`${name}=${value}`];
  });
  // No text holds the sign between them (`limitedText`).
  return digest(['athlete 1', ...pairs, ...(occurrence === 1 ? [] : [occurrence])].join('\0')).slice(0, 32);
}

/** What two athletes share whom a service's own list (id, name, sport) cannot tell apart. */
export function namesakeKey(name: string, sport: string | null, digest: Digest): Key {
  return keyOf(digest(`${collationKey(name)}\n${(sport ?? '').toLowerCase()}`));
}

export function keyOf(ref: string): Key {
  return { high: Number.parseInt(ref.slice(0, 8), 16), low: Number.parseInt(ref.slice(8, 16), 16) };
}
