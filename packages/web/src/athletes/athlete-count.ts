import { grouped } from '../ui/grouped.ts';

/** '1 athlete', '2,000 athletes'; `which` stands before the noun. */
export function athleteCount(count: number, which = ''): string {
  return `${grouped(count)} ${which}${count === 1 ? 'athlete' : 'athletes'}`;
}
