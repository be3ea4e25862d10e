import { type Sql, sql } from '../database/sql.ts';

/** Whether a text contains a word of a search, as core's `searchKey` of it does (rules/lists.md#signs). */
export function contains(word: string, text: Sql, sortKey: Sql): Sql {
  // Only with one of these signs is there a difference to the sort key, which needs no computing and may have an index.
  const key = /['-]/.test(word) ? sql`search_key(${text}, ${sortKey})` : sortKey;
  return sql`${key} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`;
}

/** The neighboring signs of a word, by which an index finds it. */
export function pairsOf(word: string): string[] {
  const signs = [...word];
  return signs.slice(1).map((sign, before) => `${signs[before]}${sign}`);
}
