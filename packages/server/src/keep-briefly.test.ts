import { expect, test } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

/** Answers with how often it was asked; `fail` makes the next answer a failure. */
function counted(options: { lasting: number; places?: number; isKept?: (value: string) => boolean }) {
  const asked: string[] = [];
  const clock = { time: 0, fail: false };
  const read = keepBriefly(
    async (key: string) => {
      asked.push(key);
      if (clock.fail) throw new Error('away');
      return `${key}${asked.length}`;
    },
    { ...options, now: () => clock.time },
  );
  return { read, asked, clock };
}

test('an answer is given again until its time is over, counted from the question', async () => {
  const { read, clock } = counted({ lasting: 100 });
  const answers = [await read('a')];
  for (const time of [0, 99, 100, 199, 200]) {
    clock.time = time;
    answers.push(await read('a'));
  }
  expect(answers).toEqual(['a1', 'a1', 'a1', 'a2', 'a2', 'a3']);
});

test('who asks together asks once', async () => {
  const { read, asked } = counted({ lasting: 100 });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a1', 'a1', 'b2']);
  expect(asked).toEqual(['a', 'b']);
});

test('nothing is kept for no time', async () => {
  const { read } = counted({ lasting: 0 });
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a1', 'a2']);
});

test('a failure is not kept, nor what is not to be', async () => {
  const { read, clock } = counted({ lasting: 100, isKept: (value) => value !== 'a2' });
  clock.fail = true;
  await expect(read('a')).rejects.toThrow('away');
  clock.fail = false;
  expect([await read('a'), await read('a'), await read('a')]).toEqual(['a2', 'a3', 'a3']);
});

test('a late answer that is not to be kept takes no newer one away', async () => {
  const answers: ((value: string) => void)[] = [];
  const clock = { time: 0 };
  const read = keepBriefly((_: string) => new Promise<string>((resolve) => answers.push(resolve)), {
    lasting: 100,
    isKept: (value) => value === 'good',
    now: () => clock.time,
  });
  const first = read('a');
  clock.time = 100;
  const second = read('a');
  answers[1]?.('good');
  answers[0]?.('bad');
  expect(await Promise.all([first, second, read('a')])).toEqual(['bad', 'good', 'good']);
  expect(answers).toHaveLength(2);
});

test('the oldest are forgotten when there is no place', async () => {
  const { read, asked } = counted({ lasting: 100, places: 2 });
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await read(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
