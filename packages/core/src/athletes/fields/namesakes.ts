import { searchKey } from '../../display/collation.ts';
import { countEach } from '../../display/count.ts';
import type { ListedAthlete } from './athlete.ts';

/** Equal for athletes whom an agency's list (id, name, sport) does not tell apart. */
export function namesakeKey({ name, sport }: Pick<ListedAthlete, 'name' | 'sport'>): string {
  return [searchKey(name), (sport ?? '').toLowerCase()].join('\n');
}

/** How many athletes there are of each name and sport. */
export function countNamesakes(athletes: readonly ListedAthlete[]): Map<string, number> {
  return countEach(athletes.map(namesakeKey));
}

export function increase(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
