import * as z from 'zod/mini';
import { parsedJson } from '../../wire/json-text.ts';

/** A list of athletes as a page shows it (rules/athletes.md#athlete-in-a-list). */
export interface ShownList {
  /** Path and query of the page that shows it. */
  readonly address: string;
  /** Names it in the breadcrumb of an athlete's page. */
  readonly title: string;
  /** In the list's order; of a list in pages, those that are loaded. */
  readonly ids: readonly string[];
  /** How many the list has in all; left out: as many as `ids`. */
  readonly total?: number | undefined;
}

/** The part of a list around an athlete, as it is stored. */
const storedPart = z.object({
  address: z.string().check(z.startsWith('/')),
  title: z.string(),
  ids: z.array(z.string()),
  /** How many athletes of the list come before the part. */
  before: z.int().check(z.nonnegative()),
  total: z.int(),
});
export type ListPart = z.output<typeof storedPart>;

/** Where an athlete stands in a list, counted from 1, and the ids of those beside them. */
export interface ListPlace {
  readonly address: string;
  readonly title: string;
  readonly rank: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** How many ids are stored on each side of the athlete. */
const reach = 500;

/** The part of a list that is worth storing; null if the list does not have the athlete. */
export function partAround(
  { address, title, ids, total = ids.length }: ShownList,
  id: string,
): ListPart | null {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  const before = Math.max(0, index - reach);
  return { address, title, ids: ids.slice(before, index + reach + 1), before, total };
}

export function placeIn({ address, title, ids, before, total }: ListPart, id: string): ListPlace | null {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return {
    address,
    title,
    rank: before + index + 1,
    total,
    previous: ids[index - 1] ?? null,
    next: ids[index + 1] ?? null,
  };
}

/** Null for what this app did not write. */
export function readPart(text: string | null): ListPart | null {
  return storedPart.safeParse(parsedJson(text)).data ?? null;
}
