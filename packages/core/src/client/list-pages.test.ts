import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';
import type { ListQuery, Page, PageRequest } from './listing.ts';

/** A listing's requests and rows at a service that answers with `answer`. */
async function follow(answer: (page: PageRequest) => Page<number>, limit: number | null = null) {
  const asked: (ListQuery | PageRequest)[] = [];
  const yielded: unknown[] = [];
  const source = {
    fetchPage: async (query: ListQuery, page: PageRequest) => {
      asked.push({ ...query, ...page });
      return answer(page);
    },
    filterAndSort: (rows: readonly number[]) => rows.filter((row) => row % 2 === 1),
  };
  for await (const page of listPages(source, { q: 'x' }, limit)) yielded.push(page);
  return { asked, yielded };
}

test('a whole list is filtered and cut here', async () => {
  const answer = () => ({ rows: [1, 2, 3, 4, 5], total: null, next: null, unreadable: 2 });
  expect(await follow(answer, 2)).toEqual({
    asked: [{ q: 'x', limit: 2, cursor: null }],
    yielded: [{ rows: [1, 3], total: 3, unreadable: 2 }],
  });
});

test('pages are loaded up to the limit, and excess rows are dropped', async () => {
  const answer = ({ cursor }: PageRequest): Page<number> =>
    cursor === null
      ? { rows: [2, 4, 6], total: 9, next: 'b', unreadable: 0 }
      : { rows: [8, 10, 12], total: 9, next: 'c', unreadable: 1 };
  expect(await follow(answer, 4)).toEqual({
    asked: [
      { q: 'x', limit: 4, cursor: null },
      { q: 'x', limit: 1, cursor: 'b' },
    ],
    yielded: [
      { rows: [2, 4, 6], total: 9, unreadable: 0 },
      { rows: [8], total: 9, unreadable: 1 },
    ],
  });
});

test('loading stops when a service repeats a cursor', async () => {
  const { asked } = await follow(() => ({ rows: [1], total: 9, next: 'same', unreadable: 0 }));
  expect(asked).toHaveLength(2);
});
