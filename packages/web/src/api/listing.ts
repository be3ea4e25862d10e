import type { CallOptions, Page } from '@matchpoint/core/service/client';
import { mayBeUnsupported } from '@matchpoint/core/wire/api-error';

export type ListQuery = Readonly<Record<string, string>>;

/** One list of the service, which comes in pages or, from a service without paging, whole. */
export interface Listing<T> {
  readonly name: string;
  readonly isUnpaged: () => boolean;
  /** Calls back when the service turns out to have no pages; returns what unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Marks the service as unpaged. @param received the list it sent instead of a page: the next `fetchAll` returns it */
  readonly markUnpaged: (received?: Page<T>) => void;
  /** One page, or all rows with `total` null (rules.md#never-a-part-as-whole). */
  readonly fetchPage: (query: ListQuery, page: PageRequest, options?: CallOptions) => Promise<Page<T>>;
  readonly fetchAll: (options?: CallOptions) => Promise<Page<T>>;
}

export interface PageRequest {
  readonly limit: number;
  readonly cursor: string | null;
}

/** As long as swr's own deduplication. Milliseconds. */
const ttl = 2000;

type Call<T> = (query: ListQuery, options: CallOptions) => Promise<Page<T>>;

export function createListing<T>(name: string, call: Call<T>): Listing<T> {
  const listeners = new Set<() => void>();
  let unpaged = false;
  let cached: Page<T> | null = null;

  async function fetchAll(options: CallOptions = {}) {
    return { ...(await call({}, options)), total: null, next: null };
  }

  return {
    name,
    isUnpaged: () => unpaged,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markUnpaged(received) {
      cached = received ?? null;
      setTimeout(() => {
        cached = null;
      }, ttl);
      if (unpaged) return;
      unpaged = true;
      for (const listener of listeners) listener();
    },
    async fetchAll(options) {
      const received = cached;
      cached = null;
      return received ?? fetchAll(options);
    },
    async fetchPage(query, { limit, cursor }, options = {}) {
      const asked = { ...query, limit: String(limit), ...(cursor !== null && { cursor }) };
      const page = await call(asked, options).catch((error: unknown) => {
        // The service may know the call without its parameters (rules.md#capabilities).
        if (mayBeUnsupported(error)) return null;
        throw error;
      });
      if (page !== null && page.total !== null) return page;
      const mayBePart = page === null || Object.keys(query).length > 0 || page.rows.length === limit;
      return mayBePart ? fetchAll(options) : page;
    },
  };
}
