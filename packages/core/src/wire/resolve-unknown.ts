/** Whether what was sent without an answer was created, judged by a list of what there is. */
export type Verdict = 'created' | 'open' | 'unclear';

/**
 * Compares how many entries of one name there are before and after (rules/forms.md#lost-answers). The caller sees to it that
 * nothing else of that name is sent at the same time.
 * @param existing how many there were before it was sent; null if unknown
 * @param present how many there are now
 */
export function resolveUnknown(existing: number | null, present: number): Verdict {
  if (existing === null) return present === 0 ? 'open' : 'unclear';
  if (present === existing) return 'open';
  return present > existing ? 'created' : 'unclear';
}
