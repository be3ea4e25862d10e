import type { Context } from 'hono';
import { type DetailEntry, problem } from '../http/problem.ts';
import type { Cursors } from './cursor.ts';
import { Document } from './document.ts';
import type { KeptDocuments } from './kept-documents.ts';
import type { ListQuery, ListRequestReader } from './list-request.ts';
import { isId } from './list-statement.ts';
import type { Place, Reading } from './reading.ts';

export interface PublicReadsOptions {
  readonly documents: KeptDocuments;
  readonly cursors: Cursors;
  /** Tells this database's versions from another's. */
  readonly epoch: string;
  /** Off: queries are ignored and no header mentions paging (rules.md#eleven-calls). */
  readonly extensions: boolean;
}

export type PublicReads = ReturnType<typeof createPublicReads>;

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
    /** A whole list, or with paging the page that the query asks for. */
    list: <Q extends ListQuery>(
      { req }: Context,
      path: string,
      readRequest: ListRequestReader<Q>,
      read: (query: Partial<Q>, limit?: number, after?: Place) => Promise<Reading>,
    ): Promise<Response> | Response => {
      if (!extensions) return answer(req.raw, path, () => documentOf(read({})));
      const request = readRequest(searchOf(req.url));
      if (Array.isArray(request)) return problem(422, request);
      const { limit, cursor } = request.query;
      const list = `${path}?${request.list}`;
      const after = cursor === undefined ? undefined : cursors.read(list, cursor);
      if (after === null) return problem(422, [notACursor]);
      return answer(req.raw, `${list}&${limit ?? ''}&${cursor ?? ''}`, async () => {
        const reading = await read(request.query, limit, after);
        const { total = 0, last = null } = reading.paging ?? {};
        const link =
          last === null ? {} : { Link: nextPage(path, request.written, cursors.write(list, last)) };
        return new Document(reading, epoch, { 'X-Total-Count': String(total), ...link });
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
    document: (
      context: Context,
      key: string,
      read: () => Promise<Reading | null>,
    ): Promise<Response> | Response => answer(context.req.raw, key, () => documentOf(read())),
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

function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function nextPage(path: string, written: Readonly<Record<string, string>>, cursor: string): string {
  return `<${path}?${new URLSearchParams({ ...written, cursor })}>; rel="next"`;
}
