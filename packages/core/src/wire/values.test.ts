import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wireId, wireInstant, wireNumber, wireText } from './values.ts';

const none = 'does not parse';
const read = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : none;
};

test('text is what the service wrote, or null for nothing', () => {
  const values = ['Bern', ' Bern', 3012, 0, '', '  ', null, undefined, true, {}, []];
  const texts = ['Bern', ' Bern', '3012', '0', null, null, null, null, none, none, none];
  expect(values.map((value) => read(wireText, value))).toEqual(texts);
});

test('a number may be written as decimal text', () => {
  const values = [3.7, 0, '3.7', '-2', ' 5 ', '', ' ', null, undefined];
  const numbers = [3.7, 0, 3.7, -2, 5, null, null, null, null];
  expect(values.map((value) => read(wireNumber, value))).toEqual(numbers);
  for (const value of ['3,7', '1e3', '.5', 'n/a', '0x10', '1_0', Number.NaN, Infinity, true, [], ['3']])
    expect(read(wireNumber, value)).toBe(none);
});

test('an instant has a zone and is written in one way; anything else is none', () => {
  const instants = ['2026-11-22T15:50:57Z', '2026-11-22T15:50:57.123456+00:00', '2026-11-22T15:50-05:00'];
  expect(instants.map((value) => read(wireInstant, value))).toEqual([
    '2026-11-22T15:50:57.000Z',
    '2026-11-22T15:50:57.123Z',
    '2026-11-22T20:50:00.000Z',
  ]);
  const others = [
    '2026-11-22',
    '2026-11-22T15:50:57',
    '2026-13-22T15:50:57Z',
    'yesterday',
    '',
    0,
    {},
    null,
    undefined,
  ];
  expect(others.map((value) => read(wireInstant, value))).toEqual(others.map(() => null));
});

test('an id is text, whatever it was, and never missing', () => {
  const ids = [7, 0, '7', 'a/b', '', null, undefined];
  expect(ids.map((value) => read(wireId, value))).toEqual(['7', '0', '7', 'a/b', none, none, none]);
});
