import * as z from 'zod/mini';
import { counted } from '../../display/count.ts';
import type { QueryPairs } from '../../wire/address.ts';
import { parsedJson } from '../../wire/json-text.ts';

export const mostSearches = 50;
export const longestName = 60;
/** Ids kept for a search: the newest stay findable although some were removed. */
const keptIds = 20;
/** Athletes that are searched for new ones. */
export const countedIds = 100;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const savedSearch = z.object({
  name: text(longestName),
  /** The parameters of the list's address. */
  pairs: z.array(z.tuple([text(100), text(1000)])).check(z.maxLength(100)),
  /** Ids of its newest athletes at the last opening; null before the first. */
  seen: z.nullable(z.array(text(200)).check(z.maxLength(keptIds))),
});

/** A search that is kept on this device (rules/lists.md#saved-searches). */
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearches = z.array(savedSearch).check(z.maxLength(mostSearches));

const stored = z.object({ version: z.literal(1), searches: savedSearches });

/**
 * The stored searches; null for another version or damaged text.
 * @param text null when nothing is stored
 */
export function readSavedSearches(text: string | null): readonly SavedSearch[] | null {
  if (text === null) return [];
  return stored.safeParse(parsedJson(text)).data?.searches ?? null;
}

export function writeSavedSearches(searches: readonly SavedSearch[]): string {
  return JSON.stringify({ version: 1, searches });
}

/** The searches after a change, or what is wrong with it. */
export type ChangedSearches = { readonly searches: readonly SavedSearch[] } | { readonly problem: string };

export function addSearch(
  searches: readonly SavedSearch[],
  {
    name,
    pairs,
    newest,
  }: { readonly name: string; readonly pairs: QueryPairs; readonly newest: NewestIds | null },
): ChangedSearches {
  if (searches.length >= mostSearches)
    return { problem: `There are ${mostSearches} saved searches already: remove one first.` };
  const added = {
    name: name.trim(),
    pairs: pairs.map(([key, value]): [string, string] => [key, value]),
    seen: seenOf(newest),
  };
  return nameProblem(searches, added.name) ?? { searches: [...searches, added] };
}

export function renameSearch(searches: readonly SavedSearch[], from: string, to: string): ChangedSearches {
  const name = to.trim();
  const others = searches.filter((search) => search.name !== from);
  const problem = nameProblem(others, name);
  return (
    problem ?? { searches: searches.map((search) => (search.name === from ? { ...search, name } : search)) }
  );
}

export function removeSearch(searches: readonly SavedSearch[], name: string): readonly SavedSearch[] {
  return searches.filter((search) => search.name !== name);
}

/**
 * Adds searches of another device, up to {@link mostSearches}: each address once, each name with a number where it is taken.
 * @returns also what was done, as sentences
 */
export function mergeSearches(
  own: readonly SavedSearch[],
  theirs: readonly SavedSearch[],
): { readonly searches: readonly SavedSearch[]; readonly report: readonly string[] } {
  const merged = [...own];
  for (const search of theirs)
    if (!merged.some(({ pairs }) => JSON.stringify(pairs) === JSON.stringify(search.pairs)))
      merged.push({ ...search, name: freeName(merged, search.name) });
  const searches = merged.slice(0, mostSearches);
  const [added, left] = [searches.length - own.length, merged.length - searches.length];
  return {
    searches,
    report: [
      ...(added === 0 ? [] : [`${searchCount(added)} ${added === 1 ? 'was' : 'were'} added.`]),
      ...(left === 0 ? [] : [`There is no room for ${searchCount(left)}: ${mostSearches} are kept.`]),
    ],
  };
}

const searchCount = (count: number) => counted(count, 'saved search', 'saved searches');

/** 'Women', or 'Women (2)' where there is one. */
function freeName(searches: readonly SavedSearch[], name: string): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const free = name.slice(0, longestName - suffix.length) + suffix;
    if (searches.every((search) => search.name !== free)) return free;
  }
}

export function markSeen(
  searches: readonly SavedSearch[],
  name: string,
  newest: NewestIds,
): readonly SavedSearch[] {
  return searches.map((search) => (search.name === name ? { ...search, seen: seenOf(newest) } : search));
}

function nameProblem(others: readonly SavedSearch[], name: string): { readonly problem: string } | null {
  if (name === '') return { problem: 'Name is required.' };
  if (name.length > longestName) return { problem: `Name must be at most ${longestName} characters.` };
  const isTaken = others.some((other) => other.name === name);
  return isTaken ? { problem: `There is a search “${name}” already: take another name.` } : null;
}

/** The ids of a search, newest first, up to {@link countedIds}. */
export interface NewestIds {
  readonly ids: readonly string[];
  /** There are more. */
  readonly hasMore: boolean;
}

function seenOf(newest: NewestIds | null): string[] | null {
  return newest === null ? null : newest.ids.slice(0, keptIds);
}

/** New athletes since the last opening: '3 new', '100+ new'; '' for none, and before the first opening. */
export function newText(seen: SavedSearch['seen'], { ids, hasMore }: NewestIds): string {
  if (seen === null) return '';
  const known = ids.findIndex((id) => seen.includes(id));
  const count = known === -1 ? ids.length : known;
  if (count === 0) return '';
  return known === -1 && hasMore ? `${count}+ new` : `${count} new`;
}
