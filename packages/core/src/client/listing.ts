import type { Capabilities, Capability } from '../contract/capabilities.ts';
import { hasStatus } from '../wire/api-error.ts';
import type { ReadableRows } from './readable-rows.ts';
import type { CallOptions } from './send.ts';

/** A list as answered: whole (`total` is null) without paging, else one page of `total` rows. */
export interface Page<T> extends ReadableRows<T> {
  readonly total: number | null;
  /** The cursor of the next page; null on the last one and for a whole list. */
  readonly next: string | null;
}

export type ListQuery = Readonly<Record<string, string>>;

export interface PageRequest {
  readonly limit: number;
  readonly cursor: string | null;
}

/** One list of the service, which comes in pages or, from a service without paging, whole. */
export interface Listing<T> {
  /** Known from the first answer on. */
  readonly isUnpaged: () => boolean;
  /** One page, or all rows with `total` null (rules/lists.md#never-a-part-as-whole). */
  readonly fetchPage: (query: ListQuery, page: PageRequest, options?: CallOptions) => Promise<Page<T>>;
  readonly fetchAll: (options?: CallOptions) => Promise<Page<T>>;
}

/** Parameters that a service with paging may lack, and then ignores. */
const laterParameters: Readonly<Record<string, Capability>> = { min_term: 'terms' };

/** @param call answers the list for these query parameters */
export function createListing<T>(
  call: (query: ListQuery, options?: CallOptions) => Promise<Page<T>>,
  { can }: Pick<Capabilities, 'can'>,
): Listing<T> {
  let learned: 'paged' | 'unpaged' | null = null;

  const isUnpaged = () => learned === 'unpaged' || can('paging') === false;

  const mayIgnore = (query: ListQuery) =>
    Object.entries(laterParameters).some(([name, what]) => name in query && can(what) !== true);

  async function fetchAll(options?: CallOptions): Promise<Page<T>> {
    return { ...(await call({}, options)), total: null, next: null };
  }

  return {
    isUnpaged,
    fetchAll,
    async fetchPage(query, { limit, cursor }, options) {
      if (isUnpaged() || (learned === 'paged' && mayIgnore(query))) return fetchAll(options);
      const parameters = { ...query, limit: String(limit), ...(cursor !== null && { cursor }) };
      const page = await call(parameters, options).catch((error: unknown) => {
        const isPaged = learned === 'paged' || can('paging') === true;
        if (isPaged || !refusesParameters(error)) throw error;
        return null;
      });
      if (page !== null && page.total !== null) {
        learned = 'paged';
        return mayIgnore(query) ? fetchAll(options) : page;
      }
      const whole = page === null || mayBePart(page, query, limit) ? await fetchAll(options) : page;
      learned = 'unpaged';
      return whole;
    },
  };
}

/** A service may know the call without its parameters only (rules/service.md#capabilities). */
function refusesParameters(error: unknown): boolean {
  return hasStatus(error, 400, 404, 405, 422, 501);
}

/** Whether a list without a total may have been narrowed or cut. */
function mayBePart({ rows, unreadable }: Page<unknown>, query: ListQuery, limit: number): boolean {
  return Object.keys(query).length > 0 || rows.length + unreadable === limit;
}
