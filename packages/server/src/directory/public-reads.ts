import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { type DetailEntry, detailOf, problem } from '../http/problem.ts';
import type { Cursors } from './cursor.ts';
import { Document } from './document.ts';
import type { KeptDocuments } from './kept-documents.ts';
import { isId } from './list-statement.ts';
import type { Place, Reading } from './reading.ts';

export interface PublicReadsOptions {
  readonly documents: KeptDocuments;
  readonly cursors: Cursors;
  /** Tells this database's versions from another's. */
  readonly epoch: string;
  /** Off: queries are ignored and nothing tells of paging, as the specification's service does. */
  readonly extensions: boolean;
}

export type PublicReads = ReturnType<typeof createPublicReads>;

interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** How the public reads are answered: from a kept document, or from what the store reads now. */
export function createPublicReads({ documents, cursors, epoch, extensions }: PublicReadsOptions) {
  function answer(
    request: Request,
    key: string,
    load: () => Promise<Document | null>,
  ): Promise<Response> | Response {
    const document = documents.read(key, load);
    return document instanceof Promise
      ? document.then((read) => respond(request, read))
      : respond(request, document);
  }

  /** Null stays null: an answer of nothing is not kept. */
  async function documentOf(reading: Promise<Reading | null>): Promise<Document | null> {
    const read = await reading;
    return read === null ? null : new Document(read, epoch);
  }

  return {
    /** A whole list, or with X1 the part of it that the query names. */
    list: <Q extends z.ZodMiniType<ListQuery>>(
      context: Context,
      schema: Q,
      read: (query: Partial<z.output<Q>>, limit?: number, after?: Place) => Promise<Reading>,
    ): Promise<Response> | Response => {
      const { pathname, search, searchParams } = new URL(context.req.url);
      const path = `${pathname.replace(/\/$/, '')}/`;
      if (!extensions) return answer(context.req.raw, path, () => documentOf(read({})));
      const parsed = safeParse(schema, asked(searchParams));
      if (!parsed.success) return problem(422, detailOf('query', parsed.error));
      const { limit, cursor, ...filter } = parsed.data;
      const list = `${path}?${canonical(filter)}`;
      const after = cursor === undefined ? undefined : cursors.read(list, cursor);
      if (after === null) return problem(422, [notACursor]);
      return answer(context.req.raw, `${list}#${limit ?? ''}#${cursor ?? ''}`, async () => {
        const reading = await read(parsed.data, limit, after);
        return new Document(reading, epoch, {
          'X-Total-Count': String(reading.paging?.total ?? 0),
          ...(reading.paging?.last && {
            Link: nextPage(path, search, cursors.write(list, reading.paging.last)),
          }),
        });
      });
    },

    /** One entry; an id that cannot be one of ours is the id of nothing. */
    show: (
      context: Context,
      kind: string,
      id = '',
      read: (id: string) => Promise<Reading | null>,
    ): Promise<Response> | Response =>
      isId(id)
        ? answer(context.req.raw, `${kind}/${id}`, () => documentOf(read(id)))
        : problem(404, 'Not found'),

    /** A single document that the whole directory has. */
    document: (context: Context, key: string, read: () => Promise<Reading>): Promise<Response> | Response =>
      answer(context.req.raw, key, () => documentOf(read())),
  };
}

function respond(request: Request, document: Document | null): Promise<Response> | Response {
  return document === null ? problem(404, 'Not found') : document.answer(request);
}

const notACursor = {
  loc: ['query', 'cursor'],
  msg: 'is not a cursor of this list',
  type: 'cursor',
} satisfies DetailEntry;

/** Parameters by name; an empty one says nothing, and of a repeated one the last counts. */
function asked(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}

/** One text for all spellings of a query. */
function canonical(filter: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function nextPage(path: string, search: string, cursor: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}
