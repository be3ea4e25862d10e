/** Whether a row sent without an answer was created, judged by the agency's list. */
export type Verdict = 'created' | 'open' | 'unclear';

/**
 * Compares how many athletes of a row's name and sport the agency lists before and after. This works because no two rows
 * of one name are sent at the same time.
 * @param existing how many there were before the row was sent; null if unknown
 * @param present how many there are now
 */
export function resolveUnknown(existing: number | null, present: number): Verdict {
  if (existing === null) return present === 0 ? 'open' : 'unclear';
  if (present === existing) return 'open';
  return present > existing ? 'created' : 'unclear';
}
