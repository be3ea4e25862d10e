import { expect, test } from 'vitest';
import { gather } from './gather.ts';

class OfOne extends Error {}

/** Answers each question with itself twice, once `release` was called for its work; a `!` spoils all it comes with. */
function gathered(most = 10) {
  const groups: string[][] = [];
  const waiting: (() => void)[] = [];
  const ask = gather(
    async (thing, questions: readonly string[]) => {
      groups.push([thing, ...questions]);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (questions.includes('lost')) throw new Error('lost');
      if (questions.includes('!')) throw new OfOne('spoilt');
      return questions.map((question) => question + question);
    },
    { most, isOfOne: (error) => error instanceof OfOne },
  );
  return {
    groups,
    ask,
    release: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
  };
}

test('what is asked together is worked on together, and what comes meanwhile after that', async () => {
  const { ask, groups, release } = gathered();
  const first = [ask('x', 'a'), ask('x', 'b')];
  await expect.poll(() => groups).toEqual([['x', 'a', 'b']]);
  const second = [ask('x', 'c'), ask('x', 'd')];
  await release();
  expect(await Promise.all(first)).toEqual(['aa', 'bb']);
  await release();
  expect(await Promise.all(second)).toEqual(['cc', 'dd']);
  const third = ask('x', 'e');
  await release();
  expect(await third).toBe('ee');
  expect(groups).toEqual([
    ['x', 'a', 'b'],
    ['x', 'c', 'd'],
    ['x', 'e'],
  ]);
});

test('different things do not wait for each other', async () => {
  const { ask, groups, release } = gathered();
  const both = [ask('x', 'a'), ask('y', 'b')];
  await expect
    .poll(() => groups)
    .toEqual([
      ['x', 'a'],
      ['y', 'b'],
    ]);
  await release();
  await release();
  expect(await Promise.all(both)).toEqual(['aa', 'bb']);
});

test('more than fit wait for the next work', async () => {
  const { ask, groups, release } = gathered(2);
  const all = ['a', 'b', 'c'].map((question) => ask('x', question));
  await release();
  await release();
  expect(await Promise.all(all)).toEqual(['aa', 'bb', 'cc']);
  expect(groups).toEqual([
    ['x', 'a', 'b'],
    ['x', 'c'],
  ]);
});

test('one that spoils the others fails alone', async () => {
  const { ask, groups, release } = gathered();
  const all = Promise.allSettled(['a', '!', 'b'].map((question) => ask('x', question)));
  for (let time = 0; time < 4; time += 1) await release();
  expect(await all).toEqual([
    { status: 'fulfilled', value: 'aa' },
    { status: 'rejected', reason: new OfOne('spoilt') },
    { status: 'fulfilled', value: 'bb' },
  ]);
  expect(groups).toEqual([
    ['x', 'a', '!', 'b'],
    ['x', 'a'],
    ['x', '!'],
    ['x', 'b'],
  ]);
});

test('after another failure nothing is done again, and the next questions are worked on', async () => {
  const { ask, groups, release } = gathered();
  const both = Promise.allSettled([ask('x', 'a'), ask('x', 'lost')]);
  await release();
  const reason = new Error('lost');
  expect(await both).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  const next = ask('x', 'b');
  await release();
  expect(await next).toBe('bb');
  expect(groups).toEqual([
    ['x', 'a', 'lost'],
    ['x', 'b'],
  ]);
});
