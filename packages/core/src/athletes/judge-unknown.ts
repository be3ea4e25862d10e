/** Whether a row whose answer never came was created, as far as the agency's list tells. */
export type Verdict = 'created' | 'open' | 'unclear';

/**
 * Looks a row of unknown fate up where nothing but names and sports tells athletes apart. It holds because no other
 * row of the same name is under way at the same time.
 * @param there how many of its name the agency had before it was sent; null where nobody had looked
 * @param present how many it has now
 */
export function judgeUnknown(there: number | null, present: number): Verdict {
  if (there === null) return present === 0 ? 'open' : 'unclear';
  if (present === there) return 'open';
  return present > there ? 'created' : 'unclear';
}
