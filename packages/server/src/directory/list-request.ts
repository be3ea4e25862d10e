import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { type DetailEntry, detailOf } from '../http/problem.ts';

/** The part of the query that every list has, parsed (rules.md#paging). */
export interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface ListRequest<Q extends ListQuery> {
  readonly query: Q;
  /** One text for all spellings of what narrows and orders the list. */
  readonly list: string;
  /** The parameters that the service knows, as they were written. */
  readonly written: Readonly<Record<string, string>>;
}

export type ListRequestReader<Q extends ListQuery> = (search: string) => ListRequest<Q> | DetailEntry[];

const mostKept = 500;
const longestKept = 1000;

/** Reads query strings, each spelling once: browsers ask for the same few lists over and over. */
export function readListRequests<Q extends ListQuery>(schema: z.ZodMiniType<Q>): ListRequestReader<Q> {
  const kept = new Map<string, ListRequest<Q> | DetailEntry[]>();
  return (search) => {
    const known = kept.get(search);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const request = read(schema, search);
    if (search.length <= longestKept) kept.set(search, request);
    return request;
  };
}

function read<Q extends ListQuery>(schema: z.ZodMiniType<Q>, search: string): ListRequest<Q> | DetailEntry[] {
  const asked = saidOnce(new URLSearchParams(search));
  const parsed = safeParse(schema, asked);
  if (!parsed.success) return detailOf('query', parsed.error);
  const { limit: _, cursor: __, ...narrowing } = parsed.data;
  return {
    query: parsed.data,
    list: JSON.stringify(Object.entries(narrowing).sort(([a], [b]) => (a < b ? -1 : 1))),
    written: Object.fromEntries(Object.entries(asked).filter(([name]) => name in parsed.data)),
  };
}

/** Parameters by name; an empty one says nothing, and of a repeated one the last counts. */
function saidOnce(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}
