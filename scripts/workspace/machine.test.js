import { expect, test } from 'vitest';
import { machineProblem } from './machine.js';

test.each([
  ['linux', '20.19.0', undefined],
  ['darwin', '26.0.0', undefined],
  [
    'linux',
    '20.18.3',
    'Matchpoint needs Node 20.19 or newer, and this is 20.18.3: install a newer one from https://nodejs.org.',
  ],
  [
    'linux',
    '9.11.2',
    'Matchpoint needs Node 20.19 or newer, and this is 9.11.2: install a newer one from https://nodejs.org.',
  ],
  [
    'win32',
    '24.11.0',
    'On Windows, Matchpoint is built and run inside WSL: install it with "wsl --install", then use the same commands in its terminal.',
  ],
])('on %s with Node %s', (platform, node, problem) => {
  expect(machineProblem({ platform, node })).toBe(problem);
});
