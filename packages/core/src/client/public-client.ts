import type * as z from 'zod/mini';
import { createCapabilities } from '../contract/capabilities.ts';
import { type AgencyQuery, type AthleteQuery, publicOperations } from '../contract/public-operations.ts';
import { type ClientOptions, createCall, dataOf } from './call.ts';
import type { HttpAnswer } from './exchange.ts';
import type { Page } from './listing.ts';
import { readableRows } from './readable-rows.ts';
import type { CallOptions } from './send.ts';

export type PublicClient = ReturnType<typeof createPublicClient>;

/** The public reads, and the `call` for `completeClient`; each call throws as {@link send} does. */
export function createPublicClient(clientOptions: ClientOptions) {
  const capabilities = createCapabilities();
  const call = createCall(clientOptions, capabilities);

  async function list<T>(
    { answer, ...operation }: { method: string; path: string; answer: z.ZodMiniArray<z.ZodMiniType<T>> },
    query: Record<string, string | undefined>,
    options: CallOptions,
  ): Promise<Page<T>> {
    const { data, headers } = await call(
      { ...operation, answer: readableRows(answer) },
      { ...options, query },
    );
    return { ...data, ...readPaging(headers) };
  }

  return {
    call,
    capabilities,
    listAthletes: (query: AthleteQuery = {}, options: CallOptions = {}) =>
      list(publicOperations.listAthletes, query, options),
    listAgencies: (query: AgencyQuery = {}, options: CallOptions = {}) =>
      list(publicOperations.listAgencies, query, options),
    showAthlete: (athleteId: string, options: CallOptions = {}) =>
      dataOf(call(publicOperations.showAthlete, { ...options, parameters: { athleteId } })),
    showAgency: (agencyId: string, options: CallOptions = {}) =>
      dataOf(call(publicOperations.showAgency, { ...options, parameters: { agencyId } })),
  };
}

/** `X-Total-Count` and the cursor in `Link: <…>; rel="next"` (RFC 8288), which only a service with paging sends. */
function readPaging(headers: HttpAnswer['headers']): { total: number | null; next: string | null } {
  const count = headers.get('X-Total-Count');
  if (count === null || !/^\d+$/.test(count)) return { total: null, next: null };
  const target = /<([^>]*)>\s*;[^,]*\brel="?next(?![\w-])/i.exec(headers.get('Link') ?? '')?.[1];
  return { total: Number(count), next: target === undefined ? null : cursorOf(target) };
}

function cursorOf(target: string): string | null {
  return new URLSearchParams(target.split('?')[1] ?? '').get('cursor');
}
