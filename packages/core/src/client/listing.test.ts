import { expect, test, vi } from 'vitest';
import { createCapabilities } from '../contract/capabilities.ts';
import { ApiError } from '../wire/api-error.ts';
import { createListing, type ListQuery, type Page } from './listing.ts';

type Row = { readonly id: number };
const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const whole = (count: number, unreadable = 0): Page<Row> => ({
  rows: rows(count),
  total: null,
  next: null,
  unreadable,
});
const refused = (status: number) => new ApiError('refused', 'limit is not known', { status });

function listingOf(answer: (query: ListQuery) => Page<Row>, told: string | null = null) {
  const call = vi.fn(async (query: ListQuery) => answer(query));
  const capabilities = createCapabilities();
  capabilities.readHeader(told);
  return { ...createListing(call, capabilities), asked: () => call.mock.calls.map(([query]) => query) };
}

test('sends filter, limit and cursor to a service with paging, and returns its page', async () => {
  const page = { rows: rows(2), total: 90, next: 'b', unreadable: 1 };
  const { fetchPage, asked, isUnpaged } = listingOf(() => page);
  expect(await fetchPage({ sort: 'name' }, { limit: 2, cursor: 'a' })).toEqual(page);
  expect(asked()).toEqual([{ sort: 'name', limit: '2', cursor: 'a' }]);
  expect(isUnpaged()).toBe(false);
});

test('takes the whole list from a service that ignores the query, in one call', async () => {
  const { fetchPage, asked, isUnpaged } = listingOf(() => whole(3));
  expect(await fetchPage({}, { limit: 2, cursor: null })).toEqual(whole(3));
  expect(asked()).toEqual([{ limit: '2' }]);
  expect(isUnpaged()).toBe(true);
});

test.each([400, 404, 405, 422, 501])(
  'a service that answers the query with %i is asked for the whole list, from then on at once',
  async (status) => {
    const { fetchPage, asked } = listingOf((query) => {
      if ('limit' in query) throw refused(status);
      return whole(3);
    });
    expect(await fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(whole(3));
    expect(await fetchPage({ q: 'bo' }, { limit: 2, cursor: null })).toEqual(whole(3));
    expect(asked()).toEqual([{ q: 'ada', limit: '2' }, {}, {}]);
  },
);

test.each([401, 403])('a refusal of the caller, %i, is passed on', async (status) => {
  const { fetchPage, asked } = listingOf(() => {
    throw refused(status);
  });
  await expect(fetchPage({}, { limit: 2, cursor: null })).rejects.toMatchObject({ status });
  expect(asked()).toHaveLength(1);
});

test('a refusal by a service that has pages is passed on, whether it says so or has answered one', async () => {
  const saysSo = listingOf(() => {
    throw refused(422);
  }, 'paging');
  await expect(saysSo.fetchPage({}, { limit: 2, cursor: 'old' })).rejects.toMatchObject({ status: 422 });
  const answeredOne = listingOf(({ cursor }) => {
    if (cursor !== undefined) throw refused(422);
    return { rows: rows(2), total: 90, next: 'b', unreadable: 0 };
  });
  await answeredOne.fetchPage({}, { limit: 2, cursor: null });
  await expect(answeredOne.fetchPage({}, { limit: 2, cursor: 'b' })).rejects.toMatchObject({ status: 422 });
});

test('fetches the whole list when rows come without a total and may be a part', async () => {
  const cut = listingOf((query) => whole('limit' in query ? 2 : 5));
  expect(await cut.fetchPage({}, { limit: 2, cursor: null })).toEqual(whole(5));

  const narrowed = listingOf((query) => whole('q' in query ? 1 : 5));
  expect(await narrowed.fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(whole(5));

  const unread = listingOf((query) => ('limit' in query ? whole(1, 1) : whole(4, 1)));
  expect(await unread.fetchPage({}, { limit: 2, cursor: null })).toEqual(whole(4, 1));
});

test('a service that says that it has no pages is asked for the whole list at once', async () => {
  const { fetchPage, asked } = listingOf(() => whole(3), 'distributions');
  expect(await fetchPage({ q: 'ada' }, { limit: 2, cursor: null })).toEqual(whole(3));
  expect(asked()).toEqual([{}]);
});

test('a service that may ignore a parameter is asked for the whole list, which is narrowed here', async () => {
  const answer = ({ limit }: ListQuery) =>
    limit === undefined ? whole(5) : { rows: rows(2), total: 5, next: 'b', unreadable: 0 };
  const fromTerm = { min_term: 'Fall 2027' };
  const page = { limit: 2, cursor: null };
  const earlier = listingOf(answer);
  expect(await earlier.fetchPage(fromTerm, page)).toEqual(whole(5));
  expect(await earlier.fetchPage(fromTerm, page)).toEqual(whole(5));
  expect(await earlier.fetchPage({ q: 'ada' }, page)).toEqual(answer({ limit: '2' }));
  expect(earlier.asked()).toEqual([{ ...fromTerm, limit: '2' }, {}, {}, { q: 'ada', limit: '2' }]);
  const today = listingOf(answer, 'paging, terms');
  expect(await today.fetchPage(fromTerm, page)).toEqual(answer({ limit: '2' }));
});
