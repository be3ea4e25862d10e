import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import type { DatabasePool, Queries } from '../database/pool.ts';
import type { DatabasePools } from '../database/pools.ts';
import { type DetailEntry, problem, refuse } from '../http/problem.ts';
import { streamedAnswer } from '../http/streamed-answer.ts';
import type { Cursors } from './cursor.ts';
import { Document, documentHead, LongList } from './document.ts';
import type { DocumentCache } from './document-cache.ts';
import { type ListQuery, type ListRequest, readListRequest } from './list-request.ts';
import {
  type CursorPosition,
  type EntryTables,
  isId,
  isSearch,
  type List,
  ofIds,
  type Reading,
  readEntry,
  readPage,
} from './list-statement.ts';
import { openList } from './list-stream.ts';

export interface PublicReadsOptions {
  readonly pools: Pick<DatabasePools, 'reads' | 'searches' | 'streams'>;
  readonly cache: Pick<DocumentCache<Document | LongList>, 'read'>;
  readonly cursors: Cursors;
  /** Distinguishes the versions of this database from another's. */
  readonly epoch: () => string;
  /** Off: ignores queries and does not page, like a service of the eleven calls (rules/service.md#eleven-calls). */
  readonly extensions: boolean;
  /** Milliseconds for an answer that is not streamed. */
  readonly answerTimeout: number;
  /** Milliseconds for a narrowed or ordered list. */
  readonly searchTimeout: number;
  /** Milliseconds for a whole list. */
  readonly listTimeout: number;
}

export type PublicReads = ReturnType<typeof createPublicReads>;

/** Rows of a list that is read, cached and sent as one; longer ones are streamed (rules/server.md#whole-list). */
const mostAtOnce = 2000;

/** How the public reads are answered: from the cache, or from what the database answers now. */
export function createPublicReads(options: PublicReadsOptions) {
  return { ...documentReads(options), ...listReads(options) };
}

function documentReads({ pools, cache, epoch, answerTimeout: timeout }: PublicReadsOptions) {
  async function readDocument(
    key: string,
    read: (database: Queries) => Promise<Reading | null>,
    signal: AbortSignal,
    pool: DatabasePool = pools.reads,
  ): Promise<Document | null> {
    const document = await cache.read(
      key,
      async (left) => {
        const reading = await read(pool.within({ left, timeout }));
        return reading === null ? null : new Document(reading, documentHead(epoch(), reading.version));
      },
      () => signal,
    );
    return document instanceof Document ? document : null;
  }

  /** An id that cannot be one of ours is the id of nothing. */
  const entry = async (kind: string, tables: EntryTables, id: string, signal: AbortSignal) =>
    isId(id) ? readDocument(`${kind}/${id}`, (queries) => readEntry(queries, tables, id), signal) : null;

  const answer = (document: Document | null, { req }: Context) =>
    document?.answer(req.raw) ?? problem(404, 'Not found');

  return {
    /** One entry; null where there is none. */
    entry,

    show: async (context: Context, kind: string, tables: EntryTables, id = ''): Promise<Response> =>
      answer(await entry(kind, tables, id, context.req.raw.signal), context),

    /** A single document that is counted over the whole directory. */
    document: async (
      context: Context,
      key: string,
      read: (database: Queries) => Promise<Reading>,
    ): Promise<Response> =>
      answer(await readDocument(key, read, context.req.raw.signal, pools.searches), context),
  };
}

function listReads(options: PublicReadsOptions) {
  const { pools, cache, epoch, extensions, listTimeout } = options;
  /** The connections of a read that ends with its clients. @param left aborted when no client waits any longer */
  const bound = (list: List, left: AbortSignal): Queries =>
    isSearch(list)
      ? pools.searches.within({ left, timeout: options.searchTimeout })
      : pools.reads.within({ left, timeout: options.answerTimeout });

  /** The length of a list and the link to its next page, with extensions (rules/server.md#followable-links). */
  function pagingHeaders(total: number, next: string | null): Record<string, string> {
    if (!extensions) return {};
    return { 'X-Total-Count': String(total), ...(next !== null && { Link: `<${next}>; rel="next"` }) };
  }

  /** Rows of narrowed lists at a version: all pages and orders of a filter have one number. */
  const lengths = new LRUCache<string, number>({ max: 1000 });

  async function readCounted(database: Queries, list: List, limit: number, length: string, version: number) {
    const known = lengths.get(`${version} ${length}`) ?? null;
    let page = await readPage(database, list, limit, known);
    // Somebody has changed the directory meanwhile.
    if (known !== null && page.version !== version) page = await readPage(database, list, limit);
    lengths.set(`${page.version} ${length}`, page.total);
    return page;
  }

  async function loadList(
    list: List,
    { query: { limit }, length, linkTo }: Asked<ListQuery>,
    left: AbortSignal,
    version: number,
  ) {
    const page = await readCounted(bound(list, left), list, limit ?? mostAtOnce, length, version);
    if (limit === undefined && page.last !== null) return new LongList(page);
    const next = page.last === null ? null : linkTo(page.last);
    return new Document(page, documentHead(epoch(), page.version, pagingHeaders(page.total, next)));
  }

  function streamList({ raw }: Context['req'], known: LongList, list: List): Promise<Response> {
    const head = ({ version, total }: Pick<LongList, 'version' | 'total'>) =>
      documentHead(epoch(), version, pagingHeaders(total, null));
    return streamedAnswer(raw, head(known), async () => {
      const stream = await openList(pools.streams.within({ left: raw.signal }), list, listTimeout);
      return { ...head(stream), body: stream.json };
    });
  }

  return {
    /** A whole list, or the part of it that the query names. @param listOf makes the list of a query */
    list: async <Q extends ListQuery>(
      { req }: Context,
      operation: ListOperation<Q>,
      listOf: (query: Partial<Q>) => List,
    ): Promise<Response> => {
      const asked = readAsked(operation, req.url, options);
      const { query, key, after } = asked;
      const list = () => ({ ...ofIds(listOf(query), query.id), after });
      const found = await cache.read(
        key,
        (left, version) => loadList(list(), asked, left, version),
        () => req.raw.signal,
      );
      if (found === null) return problem(404, 'Not found');
      return found instanceof LongList ? streamList(req, found, list()) : found.answer(req.raw);
    },
  };
}

/** A call of the contract. */
interface ListOperation<Q> {
  readonly path: string;
  readonly query: z.ZodMiniType<Q>;
}

/** The part of a list that a URL asks for. */
interface Asked<Q> {
  readonly query: Partial<Q>;
  /** Names the part in the cache. */
  readonly key: string;
  /** Names its length, which parts and orders share. */
  readonly length: string;
  /** Where the part begins; undefined: at the start of the list. */
  readonly after: CursorPosition | undefined;
  /** The path of the part after this one. */
  readonly linkTo: (last: CursorPosition) => string;
}

/** What the URL of a list asks for. @throws {RefusedError} what is wrong with it */
function readAsked<Q extends ListQuery>(
  { path, query: schema }: ListOperation<Q>,
  url: string,
  { extensions, cursors }: Pick<PublicReadsOptions, 'extensions' | 'cursors'>,
): Asked<Q> {
  const request: ListRequest<Partial<Q>> = extensions ? readListRequest(schema, url) : everything;
  const { query, parameters } = request;
  const name = `${path}?${request.list}`;
  const after = query.cursor === undefined ? undefined : cursors.read(name, query.cursor);
  if (after === null) return refuse(422, [notACursor]);
  return {
    query,
    key: `${path}?${parameters}&${query.cursor ?? ''}`,
    length: `${path}?${request.filter}`,
    after,
    linkTo: (last) =>
      `${path}?${new URLSearchParams([...parameters, ['cursor', cursors.write(name, last)]])}`,
  };
}

const everything = { query: {}, parameters: new URLSearchParams(), list: '', filter: '' };

const notACursor = {
  loc: ['query', 'cursor'],
  msg: 'is not a cursor of this list',
  type: 'cursor',
} satisfies DetailEntry;
