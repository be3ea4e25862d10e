import type { AgencySort } from './agency-filter.ts';

/** How a list of agencies is ordered, in words: 'newest first', 'name, A to Z'. */
export function agencyOrderText(sort: AgencySort = '-created'): string {
  const isDescending = sort.startsWith('-');
  const by = isDescending ? sort.slice(1) : sort;
  if (by === 'created') return isDescending ? 'newest first' : 'oldest first';
  return `${by}, ${isDescending ? 'Z to A' : 'A to Z'}`;
}
