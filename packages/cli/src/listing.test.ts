import type { Page } from '@matchpoint/core/service/client';
import { ApiError } from '@matchpoint/core/wire/api-error';
import { expect, test } from 'vitest';
import { listPages } from './listing.ts';

type Query = Readonly<Record<string, string>>;

/** What a listing requested and yielded at a service that answers with `answer`. */
async function follow(
  answer: (query: Query) => Page<number>,
  query: Query = {},
  limit: number | null = null,
) {
  const asked: Query[] = [];
  const yielded: { rows: readonly number[]; total: number }[] = [];
  const source = {
    load: async (of: Query) => {
      asked.push(of);
      return answer(of);
    },
    filterAndSort: (rows: readonly number[]) => rows.filter((row) => row % 2 === 1),
  };
  for await (const page of listPages(source, query, limit)) yielded.push(page);
  return { asked, yielded };
}

const whole = (rows: readonly number[]): Page<number> => ({ rows, total: null, next: null });

test('a whole list is filtered and cut here', async () => {
  expect(await follow(() => whole([1, 2, 3, 4, 5]), { q: 'x' }, 2)).toEqual({
    asked: [{ q: 'x', limit: '2' }],
    yielded: [{ rows: [1, 3], total: 3 }],
  });
});

test('pages are loaded up to the limit, and excess rows are dropped', async () => {
  const answer = ({ cursor }: Query): Page<number> =>
    cursor === undefined
      ? { rows: [2, 4, 6], total: 9, next: 'b' }
      : { rows: [8, 10, 12], total: 9, next: 'c' };
  expect(await follow(answer, {}, 4)).toEqual({
    asked: [{ limit: '4' }, { limit: '1', cursor: 'b' }],
    yielded: [
      { rows: [2, 4, 6], total: 9 },
      { rows: [8], total: 9 },
    ],
  });
});

test('loading stops when a service repeats a cursor', async () => {
  const { asked } = await follow(() => ({ rows: [1], total: 9, next: 'same' }));
  expect(asked).toHaveLength(2);
});

test.each([404, 405, 501])(
  'a list whose query is refused with %i is requested again without one',
  async (status) => {
    const answer = (query: Query) => {
      if (Object.keys(query).length > 0) throw new ApiError('refused', 'No.', { status });
      return whole([1, 2, 3]);
    };
    expect(await follow(answer, { q: 'x' })).toEqual({
      asked: [{ q: 'x', limit: '1000' }, {}],
      yielded: [{ rows: [1, 3], total: 2 }],
    });
  },
);

test('other failures are rethrown', async () => {
  const refused = new ApiError('refused', 'No.', { status: 422 });
  const answer = () => {
    throw refused;
  };
  await expect(follow(answer)).rejects.toBe(refused);
});
