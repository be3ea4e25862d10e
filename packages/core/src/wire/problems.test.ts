import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldProblem, problemText, readProblems } from './problems.ts';

const said = (detail: unknown) => readProblems({ detail }).map(problemText);

test('text is one problem of no field', () => {
  expect(readProblems({ detail: 'Email already registered' })).toEqual([
    { field: null, message: 'Email already registered' },
  ]);
});

test('a list is one problem per entry: the second element of its location, then its message', () => {
  expect(
    readProblems({
      detail: [
        { loc: ['body', 'name'], msg: 'is required', type: 'missing' },
        { loc: ['body', 'athletes', 0, 'GPA'], msg: 'must be a number', type: 'x' },
        { loc: ['body', 3], msg: 'is not an athlete' },
        { loc: ['body'], msg: 'is not JSON' },
        { loc: 'body', msg: 'is odd' },
        { msg: 'is bare' },
        'is text',
        { code: 7 },
      ],
    }),
  ).toEqual([
    { field: 'name', message: 'is required' },
    { field: 'athletes', message: 'must be a number' },
    { field: '3', message: 'is not an athlete' },
    { field: null, message: 'is not JSON' },
    { field: null, message: 'is odd' },
    { field: null, message: 'is bare' },
    { field: null, message: 'is text' },
  ]);
});

test('an object is read as an entry', () => {
  expect([
    said({ loc: ['body', 'name'], msg: 'is required' }),
    said({ msg: 'is bare' }),
    said({ a: 1 }),
  ]).toEqual([['name is required'], ['is bare'], []]);
});

test('equal entries are one problem', () => {
  const entry = { loc: ['body', 'name'], msg: 'is required' };
  expect(
    said([entry, 'Try later.', { ...entry, type: 'missing' }, 'Try later.', { msg: 'is required' }]),
  ).toEqual(['name is required', 'Try later.', 'is required']);
});

test('where no words are, there is no problem', () => {
  for (const detail of [undefined, null, '', ' ', 7, true, [], {}, [null], [''], [{}], { code: 7 }])
    expect(said(detail)).toEqual([]);
  for (const body of [undefined, null, 'text', 5, [], {}]) expect(readProblems(body)).toEqual([]);
});

test('whatever JSON a body is, a problem has words', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ detail: fc.jsonValue() })), (body) => {
      for (const problem of readProblems(body)) expect(problem.message.trim()).not.toBe('');
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
