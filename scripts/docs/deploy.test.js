import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

test('values of a server’s environment are quoted, so that systemd, compose and a shell read a $ alike', () => {
  const lines = readFileSync(join(root, 'deploy/server.env.example'), 'utf8').split('\n');
  const values = lines.filter((line) => /^\w+=/.test(line));
  expect(values.filter((line) => !/^[A-Z_]+='[^']+'$/.test(line))).toEqual([]);
});
