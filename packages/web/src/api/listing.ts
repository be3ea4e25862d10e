import { mayBeUnsupported } from '@matchpoint/core/api/api-error';
import type { CallOptions, Page } from '@matchpoint/core/api/client';

export type ListQuery = Readonly<Record<string, string>>;

/** One list of the service, and what has been learnt about the service: does it page, or is its list whole? */
export interface Listing<T> {
  readonly name: string;
  readonly isWhole: () => boolean;
  /** Calls back when the list turns out to be whole; returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells that the service has no pages. @param came what it answered instead of one: the next whole list, for a moment */
  readonly becomeWhole: (came?: Page<T>) => void;
  /** One page, or all rows with `total` null (rules.md#never-a-part-as-whole). */
  readonly fetchPage: (query: ListQuery, page: PageRequest, options?: CallOptions) => Promise<Page<T>>;
  readonly fetchWhole: (options?: CallOptions) => Promise<Page<T>>;
}

export interface PageRequest {
  readonly limit: number;
  readonly cursor: string | null;
}

/** How long an answer is as good as a new one, as swr's own deduping has it. Milliseconds. */
const freshFor = 2000;

type Call<T> = (query: ListQuery, options: CallOptions) => Promise<Page<T>>;

export function createListing<T>(name: string, call: Call<T>): Listing<T> {
  const listeners = new Set<() => void>();
  let whole = false;
  let fresh: Page<T> | null = null;

  async function fetchWhole(options: CallOptions = {}) {
    return { ...(await call({}, options)), total: null, next: null };
  }

  return {
    name,
    isWhole: () => whole,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    becomeWhole(came) {
      fresh = came ?? null;
      setTimeout(() => {
        fresh = null;
      }, freshFor);
      if (whole) return;
      whole = true;
      for (const listener of listeners) listener();
    },
    async fetchWhole(options) {
      const came = fresh;
      fresh = null;
      return came ?? fetchWhole(options);
    },
    async fetchPage(query, { limit, cursor }, options = {}) {
      const asked = { ...query, limit: String(limit), ...(cursor !== null && { cursor }) };
      const page = await call(asked, options).catch((error: unknown) => {
        // It may know the call, but not its parameters (rules.md#capabilities).
        if (mayBeUnsupported(error)) return null;
        throw error;
      });
      if (page !== null && page.total !== null) return page;
      const mayBePart = page === null || Object.keys(query).length > 0 || page.rows.length === limit;
      return mayBePart ? fetchWhole(options) : page;
    },
  };
}
