import type { DatabasePool } from '../database/pool.ts';
import { type Sql, sql } from '../database/sql.ts';
import { searchedAgency, searchedAthlete } from '../directory/shown.ts';

export const sitemapKinds = ['athletes', 'agencies'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** An address of the sitemap, or one of its parts. */
export interface SitemapEntry {
  /** The id of an athlete or agency, or the number of a part. */
  readonly id: string;
  /** ISO 8601; null where it is not known. */
  readonly changedAt: string | null;
}

export interface SitemapStore {
  /** The parts of a kind that have any entries. */
  parts(kind: SitemapKind): Promise<readonly SitemapEntry[]>;
  /** The entries of a part, some at a time. */
  entries(kind: SitemapKind, part: number): AsyncGenerator<readonly SitemapEntry[], void>;
}

/** For one answer. `left`: the client does not wait any longer. */
export type OpenSitemap = (left: AbortSignal) => SitemapStore;

/** What a file of a sitemap may name at most (sitemaps.org). Parts are ranges of ids, so that none ever moves. */
const mostEntries = 50_000;
/** Entries that are in memory at a time. */
const atOnce = 2000;

const kinds: Readonly<
  Record<SitemapKind, { readonly table: Sql; readonly isSearched: Sql; readonly changedAt: Sql }>
> = {
  athletes: {
    table: sql`athletes`,
    isSearched: searchedAthlete,
    changedAt: sql`coalesce(changed_at, created_at)`,
  },
  agencies: { table: sql`agencies`, isSearched: searchedAgency, changedAt: sql`null::timestamptz` },
};

/** @param searchEngines false: nothing is listed (rules/agencies.md#noindex) */
export function sitemapStores(reads: DatabasePool, searchEngines: boolean): OpenSitemap {
  if (!searchEngines) return () => empty;
  return (left) => sitemapStore((statement) => reads.within({ left }).query<SitemapEntry>(statement));
}

const empty: SitemapStore = {
  parts: async () => [],
  entries: async function* () {},
};

function sitemapStore(read: (statement: Sql) => Promise<SitemapEntry[]>): SitemapStore {
  return {
    parts: (kind) => {
      const { table, isSearched, changedAt } = kinds[kind];
      return read(sql`
        select part::text as id, ${iso(sql`max(changed_at)`)} as "changedAt"
        from (select (id - 1) / ${mostEntries}::bigint + 1 as part, ${changedAt} as changed_at
          from ${table} entry where ${isSearched}) as parted
        group by part order by part limit ${mostEntries}`);
    },
    entries: async function* (kind, part) {
      const { table, isSearched, changedAt } = kinds[kind];
      const end = part * mostEntries;
      let after = String(end - mostEntries);
      for (;;) {
        const entries = await read(sql`
          select id::text as id, ${iso(changedAt)} as "changedAt" from ${table} entry
          where entry.id > ${after}::bigint and entry.id <= ${end}::bigint and ${isSearched} order by entry.id limit ${atOnce}`);
        if (entries.length > 0) yield entries;
        if (entries.length < atOnce) return;
        after = entries.at(-1)?.id ?? after;
      }
    },
  };
}

function iso(time: Sql): Sql {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
