import type { SnapshotFrom } from 'xstate';
import type { familyMachine } from './family.machine.ts';
import { isName } from './family-page.ts';

/**
 * What the page of a family shows (rules/consent.md#page).
 * @param today '2026-11-27'
 * @param own ids of the agencies that the person who is signed in may edit; null until they are known
 */
export function familyView(
  { value, context }: SnapshotFrom<typeof familyMachine>,
  { today, own }: { readonly today: string; readonly own: readonly string[] | null },
) {
  const { page, sent, incomplete, failure, isMistyped } = context;
  return {
    step: value,
    page,
    isMistyped,
    /** Nothing can be pressed until the answer is there. */
    isBusy: value === 'answering',
    /** What is being sent, or was without an answer. */
    sending: sent?.answer ?? null,
    /** The answer that is shown was given just now. */
    isNew: sent !== null && (value === 'agreed' || value === 'declined'),
    /** Who belongs to the agency sends the link on, and cannot answer; nobody can until that is known. */
    reader:
      own === null ? null : own.includes(page?.agency.id ?? '') ? ('agency' as const) : ('family' as const),
    /** There is nothing left to agree to. */
    isOver: page !== null && page.until < today && page.answer !== 'agreed',
    problems: {
      role: incomplete !== null && incomplete.role === null,
      name: incomplete !== null && !isName(incomplete.name),
    },
    hasToWait: failure === 'wait',
  };
}
