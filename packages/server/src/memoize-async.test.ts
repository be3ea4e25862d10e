import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type MemoizeOptions, memoizeAsync } from './memoize-async.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
});

/** Returns how often it was called; `fail` makes the next call fail. */
function counted(options: MemoizeOptions<string>) {
  const asked: string[] = [];
  const provider = { fail: false };
  const read = memoizeAsync(async (key: string) => {
    asked.push(key);
    if (provider.fail) throw new Error('away');
    return `${key}${asked.length}`;
  }, options);
  return { read, asked, provider };
}

test('a result is returned again for its time, counted from the call', async () => {
  const { read } = counted({ ttl: 100 });
  const answers = [await read('a')];
  for (const time of [0, 99, 100, 199, 200]) {
    vi.setSystemTime(time);
    answers.push(await read('a'));
  }
  expect(answers).toEqual(['a1', 'a1', 'a1', 'a2', 'a2', 'a3']);
});

test('concurrent callers share one call', async () => {
  const { read, asked } = counted({ ttl: 100 });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a1', 'a1', 'b2']);
  expect(asked).toEqual(['a', 'b']);
});

test('nothing is cached for no time', async () => {
  const { read } = counted({ ttl: 0 });
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a1', 'a2']);
});

test('neither failures nor excluded results are cached', async () => {
  const { read, provider } = counted({ ttl: 100, isCached: (value) => value !== 'a2' });
  provider.fail = true;
  await expect(read('a')).rejects.toThrow('away');
  provider.fail = false;
  expect([await read('a'), await read('a'), await read('a')]).toEqual(['a2', 'a3', 'a3']);
});

test('a late result that is not cached does not remove a newer one', async () => {
  const answers: ((value: string) => void)[] = [];
  const read = memoizeAsync((_: string) => new Promise<string>((resolve) => answers.push(resolve)), {
    ttl: 100,
    isCached: (value) => value === 'good',
  });
  const first = read('a');
  vi.setSystemTime(100);
  const second = read('a');
  answers[1]?.('good');
  answers[0]?.('bad');
  expect(await Promise.all([first, second, read('a')])).toEqual(['bad', 'good', 'good']);
  expect(answers).toHaveLength(2);
});
