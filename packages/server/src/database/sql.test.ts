import { expect, test } from 'vitest';
import { joined, nothing, raw, type Sql, sql } from './sql.ts';

const read = ({ text, values }: Sql) => ({ text, values });

test('values stand beside the text, numbered in their order', () => {
  expect(read(sql`a = ${1} and b = ${'x'} or c is ${null} or d = any(${['y', null]})`)).toEqual({
    text: 'a = $1 and b = $2 or c is $3 or d = any($4)',
    values: [1, 'x', null, ['y', null]],
  });
});

test('pieces of pieces keep text and values in order', () => {
  const inner = sql`b = ${2}${sql` and c = ${3}`}`;
  expect(read(sql`a = ${1} and ${inner} ${nothing}and ${raw('d')} = ${4}${inner}`)).toEqual({
    text: 'a = $1 and b = $2 and c = $3 and d = $4b = $5 and c = $6',
    values: [1, 2, 3, 4, 2, 3],
  });
});

test('a value is never text', () => {
  expect(read(sql`a = ${"'; drop table athletes; --"}`)).toEqual({
    text: 'a = $1',
    values: ["'; drop table athletes; --"],
  });
});

test('pieces in a row', () => {
  expect(read(joined([sql`a`, sql`${1}`, sql`c`], sql`, `))).toEqual({ text: 'a, $1, c', values: [1] });
  expect(read(joined([], sql`, `))).toEqual({ text: '', values: [] });
});
