/** Whom a service asks before everybody sees an athlete (rules/consent.md). */
export const consentModes = ['off', 'hide', 'declared', 'family'] as const;
export type ConsentMode = (typeof consentModes)[number];

export const asksForConsent = (mode: ConsentMode) => mode === 'declared' || mode === 'family';

/** How a family agrees: by its link, or by the word of the agency; null where nobody asks, or until that is known. */
export type Asking = 'family' | 'declared' | null;

/**
 * How an athlete stands with its family (rules/consent.md#states), as the agency is answered it. Everybody sees the athlete with
 * `agreed`, `declared` and `kept` alone.
 * - `waiting`: nobody has answered, or the name is another one since
 * - `agreed`: by the family, with its link
 * - `declared`: by the agency, which entered the day
 * - `kept`: listed before the operator asked for consent, until a day
 * - `refused`, `withdrawn`: by the family
 * - `ended`: the day until which the yes held is over
 * - `held`: after a restore, until the operator has said who took a yes back
 */
export const consentStates = [
  'waiting',
  'agreed',
  'declared',
  'kept',
  'refused',
  'withdrawn',
  'ended',
  'held',
] as const;
export type ConsentState = (typeof consentStates)[number];

export const holdingStates = ['agreed', 'declared', 'kept'] as const satisfies readonly ConsentState[];

/** Whether an athlete is out of every list because of its family; false where the service asks for no consent. */
export function isWaiting(consent: string | null | undefined): boolean {
  return consent != null && !holdingStates.some((state) => state === consent);
}

/** Days before its end in which My Athletes says that a yes will end (rules/consent.md#end). */
export const daysOfNotice = 60;
