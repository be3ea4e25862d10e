import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

/** Work that ends when the test says so. */
function controlled() {
  const runs: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const run = shareRuns(() => new Promise<string>((resolve, reject) => runs.push({ resolve, reject })));
  return { run, runs, started: (count: number) => expect.poll(() => runs.length).toBe(count) };
}

test('callers that come together share a run, and those that come while it runs share the next', async () => {
  const { run, runs, started } = controlled();
  const first = [run(), run()];
  await started(1);
  const second = [run(), run()];
  runs[0]?.resolve('one');
  expect(await Promise.all(first)).toEqual(['one', 'one']);
  await started(2);
  runs[1]?.resolve('two');
  expect(await Promise.all(second)).toEqual(['two', 'two']);
  const third = run();
  await started(3);
  runs[2]?.resolve('three');
  expect(await third).toBe('three');
});

test('a failure is that of its callers alone', async () => {
  const { run, runs, started } = controlled();
  const first = Promise.allSettled([run(), run()]);
  await started(1);
  const second = run();
  const reason = new Error('away');
  runs[0]?.reject(reason);
  expect(await first).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await started(2);
  runs[1]?.resolve('back');
  expect(await second).toBe('back');
});
