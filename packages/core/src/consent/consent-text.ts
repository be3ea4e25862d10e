import type { Athlete } from '../athletes/fields/athlete.ts';
import { shownDay } from '../display/display.ts';
import { type Asking, type ConsentState, consentStates, daysOfNotice } from './consent.ts';

export type ConsentFacts = Pick<Athlete, 'consent' | 'consent_until' | 'agreed_on'>;

const texts: Readonly<Record<ConsentState, (facts: ConsentFacts) => string>> = {
  waiting: () => 'Waiting for the family',
  agreed: ({ consent_until }) => `The family agreed, until ${shownDay(consent_until)}`,
  declared: ({ agreed_on }) => `The family agreed on ${shownDay(agreed_on)}, by your word`,
  kept: ({ consent_until }) => `Kept in the lists until ${shownDay(consent_until)}`,
  refused: () => 'Refused by the family',
  withdrawn: () => 'Withdrawn by the family',
  ended: ({ consent_until }) => `The yes ended on ${shownDay(consent_until)}`,
  held: () => 'Held back after a restore',
};

const stateOf = ({ consent }: ConsentFacts) => consentStates.find((state) => state === consent);

/** How an athlete stands with its family, in words; null where the service asks for no consent. */
export function consentText(facts: ConsentFacts): string | null {
  const state = stateOf(facts);
  return state === undefined ? null : texts[state](facts);
}

/** When everybody sees an athlete that is not hidden, behind 'Listed' and such words; '' for at once. */
export function onceAgreed(asking: Asking): string {
  if (asking === null) return '';
  return asking === 'family' ? ' once the family agrees' : ' once the day of the yes is entered';
}

/** Whether nobody of the family has said no: they may be asked together with others. */
export function mayBeAsked(facts: ConsentFacts): boolean {
  const state = stateOf(facts);
  return state === 'waiting' || state === 'ended';
}

const day = 86_400_000;

/** Whether a yes that holds ends soon (rules/consent.md#end). @param today '2026-11-27' */
export function endsSoon({ consent_until }: ConsentFacts, today: string): boolean {
  return consent_until != null && Date.parse(consent_until) - Date.parse(today) <= daysOfNotice * day;
}
