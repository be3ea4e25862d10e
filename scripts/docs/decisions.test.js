import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

test('each decision has the next number, in its name and in its title', () => {
  const folder = join(root, 'docs', 'decisions');
  const names = readdirSync(folder).toSorted();
  const titles = names.map((name) => readFileSync(join(folder, name), 'utf8').split(' ', 2).join(' '));
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  );
  expect(titles).toEqual(names.map((_, index) => `# ${index + 1}.`));
});
