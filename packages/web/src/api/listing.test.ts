import { ApiError } from '@matchpoint/core/api/api-error';
import type { Page } from '@matchpoint/core/api/client';
import { expect, test, vi } from 'vitest';
import { createListing, type ListQuery } from './listing.ts';

type Row = { readonly id: number };
const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const whole = (count: number): Page<Row> => ({ rows: rows(count), total: null, next: null });

function asking(answer: (query: ListQuery) => Page<Row>) {
  const call = vi.fn(async (query: ListQuery) => answer(query));
  return { listing: createListing('rows', call), asked: () => call.mock.calls.map(([query]) => query) };
}

test('a service with paging answers one page, asked for by filter, limit and cursor', async () => {
  const page = { rows: rows(2), total: 90, next: 'b' };
  const { listing, asked } = asking(() => page);
  expect(await listing.fetchPage({ sort: 'name' }, { limit: 2, cursor: 'a' })).toEqual(page);
  expect(asked()).toEqual([{ sort: 'name', limit: '2', cursor: 'a' }]);
});

test('a service that ignores the query answers all, and is not asked twice', async () => {
  const { listing, asked } = asking(() => whole(3));
  expect(await listing.fetchPage({}, { limit: 2, cursor: null })).toEqual(whole(3));
  expect(asked()).toEqual([{ limit: '2' }]);
});

test.each([404, 405, 501])('a service that refuses the query with %i is asked for all', async (status) => {
  const { listing, asked } = asking((query) => {
    if ('limit' in query) throw new ApiError('refused', 'No such call', { status });
    return whole(3);
  });
  expect(await listing.fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(whole(3));
  expect(asked()).toEqual([{ q: 'ada', limit: '2' }, {}]);
});

test('any other failure is a failure', async () => {
  const { listing } = asking(() => {
    throw new ApiError('refused', 'limit must be a whole number', { status: 422 });
  });
  await expect(listing.fetchPage({}, { limit: 2, cursor: null })).rejects.toMatchObject({ status: 422 });
});

test('rows without a total that may be a part are not taken for the whole list', async () => {
  const cut = asking((query) => whole('limit' in query ? 2 : 5));
  expect(await cut.listing.fetchPage({}, { limit: 2, cursor: null })).toEqual(whole(5));

  const narrowed = asking((query) => whole('q' in query ? 1 : 5));
  expect(await narrowed.listing.fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(whole(5));
});

test('tells once that the list is whole', () => {
  const { listing } = asking(() => whole(0));
  const heard = vi.fn();
  listing.subscribe(heard);
  listing.becomeWhole();
  listing.becomeWhole();
  expect([listing.isWhole(), heard.mock.calls.length]).toEqual([true, 1]);
});

test('what came instead of a page is the next whole list, once, and not for long', async () => {
  vi.useFakeTimers();
  try {
    const { listing } = asking(() => whole(5));
    listing.becomeWhole(whole(2));
    expect(await listing.fetchWhole()).toEqual(whole(2));
    expect(await listing.fetchWhole()).toEqual(whole(5));
    listing.becomeWhole(whole(2));
    vi.advanceTimersByTime(2000);
    expect(await listing.fetchWhole()).toEqual(whole(5));
  } finally {
    vi.useRealTimers();
  }
});
