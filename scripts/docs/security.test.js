import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

const lines = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n');
const points = lines.filter((line) => /^\| (API|V)\d+ /.test(line));
const names = (/** @type {string} */ line) =>
  [...line.matchAll(/`([\w./-]+\.test\.[jt]s)`/g)].map(([, name = '']) => name);

test('every test that holds a point exists', () => {
  const named = lines.flatMap(names);
  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('every point of both lists is there, and a test holds it', () => {
  const numbers = points.map((line) => line.split(' ')[1]);
  const api = Array.from({ length: 10 }, (_, index) => `API${index + 1}`);
  const asvs = Array.from({ length: 17 }, (_, index) => `V${index + 1}`);
  // OAuth and WebRTC: there is neither.
  expect(numbers).toEqual([...api, ...asvs.filter((chapter) => chapter !== 'V10' && chapter !== 'V17')]);
  expect(points.filter((line) => names(line).length === 0)).toEqual([]);
});
