import { collationKey } from '../display/collation.ts';
import { namesByCode } from './countries.ts';

/** ISO 3166-1 alpha-2 code to the English name, in the order of the names: for choosing one, which no first list needs. */
export const countries: ReadonlyMap<string, string> = new Map(
  [...namesByCode]
    .map(([code, name]) => ({ code, name, key: collationKey(name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ code, name }) => [code, name]),
);
