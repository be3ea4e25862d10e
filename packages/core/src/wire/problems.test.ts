import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldProblem, problemText, readProblems } from './problems.ts';

const said = (detail: unknown) => readProblems({ detail }, 422).map(problemText);
const plain = ['The service answered with status 422.'];

test('text is one problem of no field', () => {
  expect(readProblems({ detail: 'Email already registered' }, 400)).toEqual([
    { field: null, message: 'Email already registered' },
  ]);
});

test('a list is one problem per entry: the second element of its location, then its message', () => {
  expect(
    readProblems(
      {
        detail: [
          { loc: ['body', 'name'], msg: 'is required', type: 'missing' },
          { loc: ['body', 'athletes', 0, 'GPA'], msg: 'must be a number', type: 'x' },
          { loc: ['body', 3], msg: 'is no athlete' },
          { loc: ['body'], msg: 'is no JSON' },
          { loc: 'body', msg: 'is odd' },
          { msg: 'is bare' },
          'is text',
          { code: 7 },
        ],
      },
      422,
    ),
  ).toEqual([
    { field: 'name', message: 'is required' },
    { field: 'athletes', message: 'must be a number' },
    { field: '3', message: 'is no athlete' },
    { field: null, message: 'is no JSON' },
    { field: null, message: 'is odd' },
    { field: null, message: 'is bare' },
    { field: null, message: 'is text' },
    { field: null, message: '{"code":7}' },
  ]);
});

test('an object is read as an entry', () => {
  expect([
    said({ loc: ['body', 'name'], msg: 'is required' }),
    said({ msg: 'is bare' }),
    said({ a: 1 }),
  ]).toEqual([['name is required'], ['is bare'], ['{"a":1}']]);
});

test('where nothing is said, the status is', () => {
  for (const detail of [undefined, null, '', ' ', [], {}, [null], [''], [{}]])
    expect(said(detail)).toEqual(plain);
  for (const body of [undefined, null, 'text', 5, [], {}])
    expect(readProblems(body, 422).map(problemText)).toEqual(plain);
});

test('whatever JSON a body is, there is text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ detail: fc.jsonValue() })), (body) => {
      const texts = readProblems(body, 500).map(problemText);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }),
  );
});

test('beside a field stands what is said of it alone', () => {
  const problems = [
    { field: 'name', message: 'is required' },
    { field: null, message: 'is bare' },
    { field: 'name', message: 'is odd' },
  ];
  expect([fieldProblem(problems, 'name'), fieldProblem(problems, 'city')]).toEqual([
    'name is required; name is odd',
    null,
  ]);
});
