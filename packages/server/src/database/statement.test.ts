import { expect, test } from 'vitest';
import { arrayText, joined, nothing, part } from './statement.ts';

const read = ({ text, values }: ReturnType<typeof part>) => ({ text, values });

test('values stand beside the text, numbered in their order', () => {
  expect(read(part`a = ${1} and b = ${'x'} or c is ${null}`)).toEqual({
    text: 'a = $1 and b = $2 or c is $3',
    values: [1, 'x', null],
  });
});

test('parts of parts keep text and values in order', () => {
  const inner = part`b = ${2}${part` and c = ${3}`}`;
  expect(read(part`a = ${1} and ${inner} ${nothing}and d = ${4}${inner}`)).toEqual({
    text: 'a = $1 and b = $2 and c = $3 and d = $4b = $5 and c = $6',
    values: [1, 2, 3, 4, 2, 3],
  });
});

test('what is inserted as a value is never text', () => {
  expect(read(part`a = ${"'; drop table athletes; --"}`)).toEqual({
    text: 'a = $1',
    values: ["'; drop table athletes; --"],
  });
});

test('parts in a row', () => {
  expect(read(joined([part`a`, part`${1}`, part`c`], part`, `))).toEqual({ text: 'a, $1, c', values: [1] });
  expect(read(joined([], part`, `))).toEqual({ text: '', values: [] });
});

test('an array is text in which no value means more than itself', () => {
  expect([
    arrayText(null),
    arrayText([]),
    arrayText([null, undefined, '', ' ', 'NULL', '{a,b}', 'say "no"', '\\', '\\"', "it's\n%s", 'ü']),
    arrayText([0, -0, 3.7, 1e21, Number.MAX_VALUE]),
  ]).toEqual([
    null,
    '{}',
    '{NULL,NULL,""," ","NULL","{a,b}","say \\"no\\"","\\\\","\\\\\\"","it\'s\n%s","ü"}',
    '{0,0,3.7,1e+21,1.7976931348623157e+308}',
  ]);
});
