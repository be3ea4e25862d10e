import { collationKey } from '../display/collation.ts';
import type { AthleteDraft } from './athlete.ts';

/** A cryptographic hash of a text as at least 32 hexadecimal digits: the host's, because the core has none. */
export type Digest = (text: string) => string;

/** 64 bits of a digest: enough to tell the rows of one file and one agency apart. */
export interface Key {
  readonly high: number;
  readonly low: number;
}

/**
 * Who a row is: the same for the same content, whichever file, order of columns or spelling it came in.
 * @param occurrence 1, or which of several equal rows of a file it is, where all are wanted
 */
export function clientRef(draft: AthleteDraft, occurrence: number, digest: Digest): string {
  // No field may hold the sign between them, and none is ''.
  const content = [
    draft.name,
    draft.sport,
    draft.available_semester,
    draft.available_year,
    draft.gender,
    draft.country_of_residence,
    draft.GPA,
    draft.SAT,
    draft.TOEFL,
    draft.UTR,
    draft.ITF,
    draft.profile_url,
    draft.video_1,
    draft.bio,
  ].join('\0');
  return digest(occurrence === 1 ? content : `${content}\0${occurrence}`).slice(0, 32);
}

/** What two athletes share whom a service's own list (id, name, sport) cannot tell apart. */
export function namesakeKey(name: string, sport: string | null, digest: Digest): Key {
  return keyOf(digest(`${collationKey(name)}\n${(sport ?? '').toLowerCase()}`));
}

export function keyOf(ref: string): Key {
  return { high: Number.parseInt(ref.slice(0, 8), 16), low: Number.parseInt(ref.slice(8, 16), 16) };
}
