import type { Page } from '@matchpoint/core/service/client';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test, vi } from 'vitest';
import { createListing, type ListQuery } from './listing.ts';

type Row = { readonly id: number };
const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const unpaged = (count: number): Page<Row> => ({ rows: rows(count), total: null, next: null });

function listingOf(answer: (query: ListQuery) => Page<Row>) {
  const call = vi.fn(async (query: ListQuery) => answer(query));
  return { listing: createListing('rows', call), asked: () => call.mock.calls.map(([query]) => query) };
}

test('sends filter, limit and cursor to a service with paging, and returns its page', async () => {
  const page = { rows: rows(2), total: 90, next: 'b' };
  const { listing, asked } = listingOf(() => page);
  expect(await listing.fetchPage({ sort: 'name' }, { limit: 2, cursor: 'a' })).toEqual(page);
  expect(asked()).toEqual([{ sort: 'name', limit: '2', cursor: 'a' }]);
});

test('takes the whole list from a service that ignores the query, in one call', async () => {
  const { listing, asked } = listingOf(() => unpaged(3));
  expect(await listing.fetchPage({}, { limit: 2, cursor: null })).toEqual(unpaged(3));
  expect(asked()).toEqual([{ limit: '2' }]);
});

test.each([404, 405, 501])(
  'fetches the whole list when the service answers the query with %i',
  async (status) => {
    const { listing, asked } = listingOf((query) => {
      if ('limit' in query) throw new ApiError('refused', 'No such call', { status });
      return unpaged(3);
    });
    expect(await listing.fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(unpaged(3));
    expect(asked()).toEqual([{ q: 'ada', limit: '2' }, {}]);
  },
);

test('passes on any other failure', async () => {
  const { listing } = listingOf(() => {
    throw new ApiError('refused', 'limit must be a whole number', { status: 422 });
  });
  await expect(listing.fetchPage({}, { limit: 2, cursor: null })).rejects.toMatchObject({ status: 422 });
});

test('fetches the whole list when rows come without a total and may be a part', async () => {
  const cut = listingOf((query) => unpaged('limit' in query ? 2 : 5));
  expect(await cut.listing.fetchPage({}, { limit: 2, cursor: null })).toEqual(unpaged(5));

  const narrowed = listingOf((query) => unpaged('q' in query ? 1 : 5));
  expect(await narrowed.listing.fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(unpaged(5));
});

test('notifies once that the service has no pages', () => {
  const { listing } = listingOf(() => unpaged(0));
  const listener = vi.fn();
  listing.subscribe(listener);
  listing.markUnpaged();
  listing.markUnpaged();
  expect([listing.isUnpaged(), listener.mock.calls.length]).toEqual([true, 1]);
});

test('returns a list that came instead of a page once more, within two seconds', async () => {
  vi.useFakeTimers();
  try {
    const { listing } = listingOf(() => unpaged(5));
    listing.markUnpaged(unpaged(2));
    expect(await listing.fetchAll()).toEqual(unpaged(2));
    expect(await listing.fetchAll()).toEqual(unpaged(5));
    listing.markUnpaged(unpaged(2));
    vi.advanceTimersByTime(2000);
    expect(await listing.fetchAll()).toEqual(unpaged(5));
  } finally {
    vi.useRealTimers();
  }
});
