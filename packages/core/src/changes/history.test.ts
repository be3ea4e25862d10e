import { expect, test } from 'vitest';
import { type History, noHistory, stepBack, stepForth, withEntry } from './history.ts';

test('entries are undone and done again, the last ones first; a new entry forgets what was undone', () => {
  const all = ['a', 'b', 'c'].reduce<History<string>>(
    (history, entry) => withEntry(history, entry, 2),
    noHistory,
  );
  const once = stepBack(all);
  const twice = once && stepBack(once.moved);
  expect([stepBack(noHistory), stepForth(all), all, once, twice]).toEqual([
    null,
    null,
    { past: ['b', 'c'], future: [] },
    { entry: 'c', moved: { past: ['b'], future: ['c'] } },
    { entry: 'b', moved: { past: [], future: ['c', 'b'] } },
  ]);
  expect([twice && stepForth(twice.moved), once && withEntry(once.moved, 'd', 2)]).toEqual([
    { entry: 'b', moved: { past: ['b'], future: ['c'] } },
    { past: ['b', 'd'], future: [] },
  ]);
});
