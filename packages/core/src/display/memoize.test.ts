import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes a value once for each object', () => {
  const made: object[] = [];
  const nameOf = memoize((subject: { name: string }) => {
    made.push(subject);
    return subject.name;
  });
  const [ada, bea] = [{ name: 'Ada' }, { name: 'Bea' }];
  expect([nameOf(ada), nameOf(bea), nameOf(ada)]).toEqual(['Ada', 'Bea', 'Ada']);
  expect(made).toEqual([ada, bea]);
});

test('computes a value once for each of the first 1,000 texts', () => {
  const made: string[] = [];
  const length = memoize((text: string) => {
    made.push(text);
    return text.length;
  });
  const texts = Array.from({ length: 1001 }, (_, index) => 'x'.repeat(index));
  expect([...texts, ...texts].map(length)).toEqual([...texts, ...texts].map((text) => text.length));
  expect(made).toEqual([...texts, 'x'.repeat(1000)]);
});
