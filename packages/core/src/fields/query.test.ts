import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { paging, queryNumber } from './query.ts';

const refusal = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test('a page has 1 to 1000 rows', () => {
  expect(['1', '100', '1000'].map((limit) => z.parse(paging, { limit }))).toEqual([
    { limit: 1 },
    { limit: 100 },
    { limit: 1000 },
  ]);
  for (const limit of ['0', '-1', '1001', '1.5', '', ' 1', '01', '1e2', 'all', '99999999999999999999'])
    expect([limit, refusal(paging, { limit })]).toEqual([limit, 'must be a whole number from 1 to 1000']);
});

test('a cursor is any text that is not too long', () => {
  expect(z.parse(paging, { cursor: 'x' })).toEqual({ cursor: 'x' });
  for (const cursor of ['', 'x'.repeat(2001)])
    expect(refusal(paging, { cursor })).toBe('is not a cursor of this list');
});

test('a number is plain decimals', () => {
  expect(['0', '-0', '3.7', '-2', '16.49'].map((text) => z.parse(queryNumber, text))).toEqual([
    0, 0, 3.7, -2, 16.49,
  ]);
  for (const text of ['', 'x', '1e3', '.5', '3,7', 'NaN', 'Infinity', '+1', '1234567890'])
    expect([text, refusal(queryNumber, text)]).toEqual([text, 'must be a number']);
});
