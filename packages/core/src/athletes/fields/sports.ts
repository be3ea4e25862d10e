/** The sports that are offered, the default first (rules/athletes.md#sport-fields). */
export const sports = ['Tennis', 'Soccer'] as const;
export type Sport = (typeof sports)[number];

/** Sports whose athlete form says 'Coming soon'. */
const comingSoon: readonly Sport[] = ['Soccer'];

export function isComingSoon(sport: Sport): boolean {
  return comingSoon.includes(sport);
}
