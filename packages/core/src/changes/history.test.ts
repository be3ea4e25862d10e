import { expect, test } from 'vitest';
import { type History, noHistory, stepBack, stepForth, withEntry } from './history.ts';

test('entries are undone and done again, the last ones first; a new entry forgets what was undone', () => {
  const all = ['a', 'b', 'c', 'd'].reduce<History<string>>(
    (history, entry) => withEntry(history, entry, 3),
    noHistory,
  );
  const once = stepBack(all);
  const twice = once && stepBack(once.moved);
  const thrice = twice && stepBack(twice.moved);
  expect([stepBack(noHistory), stepForth(all), all, once, twice]).toEqual([
    null,
    null,
    { past: ['b', 'c', 'd'], future: [] },
    { entry: 'd', moved: { past: ['b', 'c'], future: ['d'] } },
    { entry: 'c', moved: { past: ['b'], future: ['d', 'c'] } },
  ]);
  expect([thrice && stepForth(thrice.moved), once && withEntry(once.moved, 'e', 3)]).toEqual([
    { entry: 'b', moved: { past: ['b'], future: ['d', 'c'] } },
    { past: ['b', 'c', 'e'], future: [] },
  ]);
});
