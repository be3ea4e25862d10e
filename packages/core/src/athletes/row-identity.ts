import { collationKey } from '../display/collation.ts';
import type { AthleteDraft, ListedAthlete } from './athlete.ts';
import { athleteFieldNames } from './athlete-fields.ts';

/** A cryptographic hash of a text as at least 32 hexadecimal digits: the host's, because the core has none. */
export type Digest = (text: string) => string;

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

/** Equal for athletes whom an agency's list (id, name, sport) does not tell apart. */
export function namesakeKey({ name, sport }: Pick<ListedAthlete, 'name' | 'sport'>): string {
  return `${collationKey(name)}\n${(sport ?? '').toLowerCase()}`;
}

/** How many athletes there are of each name and sport. */
export function countNamesakes(athletes: readonly ListedAthlete[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const athlete of athletes) increase(counts, namesakeKey(athlete));
  return counts;
}

export function increase(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
