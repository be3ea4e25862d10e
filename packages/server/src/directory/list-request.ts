import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { detailOf, refuse } from '../http/problem.ts';

/** The part of the query that every list has, parsed (rules/service.md#paging). */
export interface ListQuery {
  readonly id?: string | undefined;
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
  /** Names what narrows it, which decides its length. */
  readonly filter: string;
}

/** The query of a URL; parameters that the schema does not know are ignored. @throws {RefusedError} what is wrong with it */
export function readQuery<Q>(schema: z.ZodMiniType<Q>, url: string): Q {
  const parsed = safeParse(schema, withoutBlanks(new URL(url).searchParams));
  return parsed.success ? parsed.data : refuse(422, detailOf('query', parsed.error));
}

export function readListRequest<Q extends ListQuery>(schema: z.ZodMiniType<Q>, url: string): ListRequest<Q> {
  const query = readQuery(schema, url);
  const { limit, cursor: _, ...narrowing } = query;
  const parameters = new URLSearchParams(
    Object.entries(narrowing).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const list = parameters.toString();
  const filter = new URLSearchParams([...parameters].filter(([name]) => name !== 'sort')).toString();
  if (limit !== undefined) parameters.set('limit', String(limit));
  return { query, parameters, list, filter };
}

/** A blank parameter is none, and of a repeated one the last counts. */
function withoutBlanks(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}
