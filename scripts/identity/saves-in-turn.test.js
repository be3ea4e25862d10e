import { expect, test } from 'vitest';
import { savesInTurn } from './saves-in-turn.js';

test('whoever asks while a save runs gets the next one, together', async () => {
  /** @type {(() => void)[]} */
  const running = [];
  const saved = savesInTurn(() => new Promise((resolve) => running.push(resolve)));
  /** @type {string[]} */
  const settled = [];
  const ask = (/** @type {string} */ name) => saved().then(() => settled.push(name));

  const first = ask('first');
  await Promise.resolve();
  const second = ask('second');
  const third = ask('third');
  expect(running.length).toBe(1);

  running[0]?.();
  await first;
  await Promise.resolve();
  expect([running.length, settled]).toEqual([2, ['first']]);

  running[1]?.();
  await Promise.all([second, third]);
  expect([running.length, settled]).toEqual([2, ['first', 'second', 'third']]);
});

test('a save that fails fails for those who waited for it, and for nobody after them', async () => {
  let calls = 0;
  const saved = savesInTurn(async () => {
    calls += 1;
    if (calls === 1) throw new Error('disk full');
  });
  await expect(Promise.all([saved(), saved()])).rejects.toThrow('disk full');
  await expect(saved()).resolves.toBeUndefined();
});
