import type { ConsentMode } from '@matchpoint/core/consent/consent';
import type { Queries } from '../database/pool.ts';
import type { DatabasePools } from '../database/pools.ts';
import { type Sql, sql } from '../database/sql.ts';
import { versionColumn } from '../directory/directory-version.ts';
import { createDocumentCache } from '../directory/document-cache.ts';
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

export type OpenSitemap = ReturnType<typeof sitemapStores>;

/** What a file of a sitemap may name at most (sitemaps.org). Parts are ranges of ids, so that none ever moves. */
const mostEntries = 50_000;
/** Entries that are in memory at a time. */
const atOnce = 2000;

interface Listed {
  readonly table: Sql;
  readonly isSearched: Sql;
  readonly changedAt: Sql;
}

const kindsOf = (mode: ConsentMode): Readonly<Record<SitemapKind, Listed>> => ({
  athletes: {
    table: sql`athletes`,
    isSearched: searchedAthlete(mode),
    changedAt: sql`coalesce(changed_at, created_at)`,
  },
  agencies: { table: sql`agencies`, isSearched: searchedAgency, changedAt: sql`null::timestamptz` },
});

export interface SitemapOptions {
  readonly pools: Pick<DatabasePools, 'searches'>;
  /** False: nothing is listed (rules/agencies.md#noindex). */
  readonly searchEngines: boolean;
  readonly consent: ConsentMode;
}

/** Counting parts reads every row: it has the connections of searches, and is done once for each version of the directory. */
export function sitemapStores(
  { pools, searchEngines, consent }: SitemapOptions,
  readVersion: () => Promise<number>,
) {
  const kinds = kindsOf(consent);
  const cache = createDocumentCache<Parts>(readVersion);
  const database = (left: AbortSignal) => pools.searches.within({ left });
  const listedOf = (kind: SitemapKind): Listed =>
    searchEngines ? kinds[kind] : { ...kinds[kind], isSearched: sql`false` };
  /** For one answer. @param left aborted when the client does not wait any longer */
  return (left: AbortSignal) => ({
    /** The parts of a kind that have any entries. */
    parts: async (kind: SitemapKind): Promise<readonly SitemapEntry[]> => {
      const parts = await cache.read(
        kind,
        (all) => readParts(database(all), listedOf(kind)),
        () => left,
      );
      return parts?.entries ?? [];
    },
    /** The entries of a part, some at a time. */
    entries: (kind: SitemapKind, part: number) => readEntries(database(left), listedOf(kind), part),
  });
}

interface Parts {
  /** The directory's. */
  readonly version: number;
  readonly entries: readonly SitemapEntry[];
  /** In bytes, about. */
  readonly size: number;
}

async function readParts({ query }: Queries, { table, isSearched, changedAt }: Listed): Promise<Parts> {
  const [row] = await query<{ version: string; entries: SitemapEntry[] }>(sql`
    select ${versionColumn}, coalesce(json_agg(parts), '[]') as entries
    from (
      select part::text as id, ${iso(sql`max(changed_at)`)} as "changedAt"
      from (select (id - 1) / ${mostEntries}::bigint + 1 as part, ${changedAt} as changed_at
        from ${table} entry where ${isSearched}) as parted
      group by part order by part limit ${mostEntries}
    ) as parts`);
  const entries = row?.entries ?? [];
  return { version: Number(row?.version), entries, size: 1000 + entries.length * 100 };
}

async function* readEntries(
  { query }: Queries,
  { table, isSearched, changedAt }: Listed,
  part: number,
): AsyncGenerator<readonly SitemapEntry[], void> {
  const end = part * mostEntries;
  let after = String(end - mostEntries);
  for (;;) {
    const entries = await query<SitemapEntry>(sql`
      select id::text as id, ${iso(changedAt)} as "changedAt" from ${table} entry
      where entry.id > ${after}::bigint and entry.id <= ${end}::bigint and ${isSearched} order by entry.id limit ${atOnce}`);
    if (entries.length > 0) yield entries;
    if (entries.length < atOnce) return;
    after = entries.at(-1)?.id ?? after;
  }
}

function iso(time: Sql): Sql {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
