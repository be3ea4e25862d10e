import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { type DetailEntry, detailOf } from '../http/problem.ts';

/** The part of the query that every list has, parsed (rules/service.md#paging). */
export interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** What a request asks of a list. Requests that mean the same are equal, however they were written. */
export interface ListRequest<Q extends ListQuery> {
  readonly query: Q;
  /** The query without its cursor, in the order of the schema. */
  readonly parameters: URLSearchParams;
  /** Names what narrows and orders the list, for its cursors. */
  readonly list: string;
}

/** Reads a query string; parameters that the schema does not know are ignored. */
export function readQuery<Q>(
  schema: z.ZodMiniType<Q>,
  search: string,
): { readonly query: Q } | { readonly refusal: DetailEntry[] } {
  const parsed = safeParse(schema, withoutBlanks(new URLSearchParams(search)));
  return parsed.success ? { query: parsed.data } : { refusal: detailOf('query', parsed.error) };
}

export function readListRequest<Q extends ListQuery>(
  schema: z.ZodMiniType<Q>,
  search: string,
): ListRequest<Q> | DetailEntry[] {
  const read = readQuery(schema, search);
  if ('refusal' in read) return read.refusal;
  const { limit, cursor: _, ...narrowing } = read.query;
  const parameters = new URLSearchParams(
    Object.entries(narrowing).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const list = parameters.toString();
  if (limit !== undefined) parameters.set('limit', String(limit));
  return { query: read.query, parameters, list };
}

/** A blank parameter is none, and of a repeated one the last counts. */
function withoutBlanks(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}
