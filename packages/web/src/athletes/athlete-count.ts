import { formatCount } from '@matchpoint/core/display/count';

/** '1 athlete', '2,000 athletes'; `which` precedes the noun. */
export function athleteCount(count: number, which = ''): string {
  return `${formatCount(count)} ${which}${count === 1 ? 'athlete' : 'athletes'}`;
}
