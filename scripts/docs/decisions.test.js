import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

test('each decision has a number of its own, in its name and in its title', () => {
  const folder = join(root, 'docs', 'decisions');
  const names = readdirSync(folder).toSorted();
  const titles = names.map((name) => readFileSync(join(folder, name), 'utf8').split(' ', 2).join(' '));
  expect(names.filter((name) => !/^\d{4}-[a-z0-9-]+\.md$/.test(name))).toEqual([]);
  expect(titles).toEqual(names.map((name) => `# ${Number(name.slice(0, 4))}.`));
  expect(new Set(titles).size).toBe(names.length);
});
