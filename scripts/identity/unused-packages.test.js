import { fork } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

/** Not those below them: a library loads some of its own when it needs them. */
test('every dependency of firebase-tools that is installed is loaded by its Auth emulator', async () => {
  const child = fork(join(root, 'scripts/testing/loaded-by-emulator.js'), { execArgv: ['--no-deprecation'] });
  /** @type {string[]} */
  const files = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The emulator ended without a word.')));
  });
  const folder = realpathSync(join(root, 'node_modules/firebase-tools'));
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const installed = Object.keys(dependencies).filter((name) => existsSync(join(dirname(folder), name)));
  const unused = installed.filter((name) => {
    const path = realpathSync(join(dirname(folder), name)) + sep;
    return !files.some((file) => file.startsWith(path));
  });
  expect(installed.length).toBeGreaterThan(10);
  // These lines belong to `overrides` in pnpm-workspace.yaml.
  expect(unused.map((name) => `"firebase-tools>${name}": "-"`)).toEqual([]);
});
