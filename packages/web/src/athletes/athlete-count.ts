/** '1 athlete', '2,000 athletes'; `which` stands before the noun. */
export function athleteCount(count: number, which = ''): string {
  return `${count.toLocaleString('en')} ${which}${count === 1 ? 'athlete' : 'athletes'}`;
}
