import { expect, test } from 'vitest';
import { fieldError, incomplete, left, noProblems, payloadOf, refused } from './form.ts';

const noName = { field: 'name', message: 'Enter a name.' };
const longName = { field: 'name', message: 'Enter a shorter name.' };
const noYear = { field: 'year', message: 'Enter a year.' };
const taken = { field: 'name', message: 'is taken' };
const closed = { field: null, message: 'Closed for today.' };

test('a field that is mended loses its error when it is left; one that is wrong otherwise says so', () => {
  const form = incomplete(noProblems, [noName, noYear]);
  expect(left(form, 'name', [noYear])).toEqual({ ...form, problems: [noYear] });
  expect(left(form, 'name', [longName, noYear])).toEqual({ ...form, problems: [longName, noYear] });
});

test('leaving a field raises no first error, at it or elsewhere', () => {
  const form = incomplete(noProblems, [noYear]);
  expect(left(noProblems, 'name', [noName, noYear])).toEqual(noProblems);
  expect(left(form, 'name', [noName, noYear])).toEqual(form);
});

test('a field that is right because another was changed loses its error, too', () => {
  const form = incomplete(noProblems, [{ field: 'confirmation', message: 'Passwords do not match' }]);
  expect(left(form, 'password', [])).toEqual({ ...form, problems: [] });
});

test("the service's words about a field go when it is changed, those in the banner stay", () => {
  const form = refused(noProblems, [taken, closed]);
  expect(left(form, 'name', [noYear])).toEqual({ ...form, problems: [closed] });
  expect(left(form, 'year', [noYear])).toEqual(form);
});

test("names the field in the service's words, which do not", () => {
  const found = incomplete(noProblems, [noName]);
  const told = refused(noProblems, [taken, longName, closed]);
  expect([fieldError(found, 'name'), fieldError(found, 'year'), fieldError(told, 'name')]).toEqual([
    'Enter a name.',
    null,
    'name is taken; name Enter a shorter name.',
  ]);
});

test('an entry with problems has no payload', () => {
  expect(payloadOf({ payload: 'Ada' })).toBe('Ada');
  expect(() => payloadOf({ problems: [noName] })).toThrow('An entry with problems is not sent.');
});
