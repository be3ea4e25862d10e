import { expect, test } from 'vitest';
import { replaceFile } from './replace-file.ts';

/** Renames a file that is held `times` times. @returns how often it was tried, and what it ended with */
async function tried(times: number, options: { platform: string; patience?: number }) {
  let tries = 0;
  const move = async () => {
    tries++;
    if (tries <= times) throw Object.assign(new Error('held'), { code: 'EBUSY' });
  };
  const ending = await replaceFile('a.part', 'a', { ...options, move }).then(
    () => 'replaced',
    (error: Error) => error.message,
  );
  return { tries, ending };
}

test('on Windows a file that is held is replaced once it is free, and refused where it stays held', async () => {
  expect(await tried(2, { platform: 'win32' })).toEqual({ tries: 3, ending: 'replaced' });
  expect(await tried(2, { platform: 'win32', patience: 0 })).toEqual({ tries: 1, ending: 'held' });
  expect(await tried(1, { platform: 'linux' })).toEqual({ tries: 1, ending: 'held' });
});
