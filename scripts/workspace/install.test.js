import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createChildren } from '../processes/children.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { ensureInstalled } from './install.js';

const project = {
  'package.json': '{"packageManager":"pnpm@1.2.3+sha512.abc"}',
  'pnpm-lock.yaml': 'lock',
  'packages/core/package.json': '{}',
};

test('packages are installed once, and again when the lockfile changed or they are gone', async () => {
  const world = pretended();
  await world.ensureInstalled();
  await world.ensureInstalled();
  expect(world.installs.length).toBe(1);
  expect(world.installs[0]?.slice(-4)).toEqual([
    'pnpm@1.2.3',
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ]);

  writeFiles(world.root, { 'pnpm-lock.yaml': 'other' });
  await world.ensureInstalled();
  await world.ensureInstalled();
  expect(world.installs.length).toBe(2);

  rmSync(join(world.root, 'packages/core/node_modules'), { recursive: true });
  await world.ensureInstalled();
  expect(world.installs.length).toBe(3);
});

test('an installation that failed is told, and tried again the next time', async () => {
  const world = pretended();
  world.ending = 'exit code 1';
  await expect(world.ensureInstalled()).rejects.toThrow(
    'The packages could not be installed (pnpm: exit code 1); what it says above names the cause. The npm registry must be in reach the first time.',
  );
  world.ending = 'exit code 0';
  await world.ensureInstalled();
  expect(world.installs.length).toBe(2);
});

/** A project whose pnpm is only pretended. */
function pretended() {
  const root = temporaryFolder(project);
  const world = {
    root,
    ending: 'exit code 0',
    /** @type {string[][]} */
    installs: [],
    ensureInstalled: () => ensureInstalled({ root, children, say: () => {} }),
  };
  const children = {
    ...createChildren(),
    /** @param {{ args: string[] }} task */
    async run({ args }) {
      world.installs.push(args);
      if (world.ending === 'exit code 0')
        writeFiles(root, {
          'node_modules/.pnpm/lock.yaml': readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'),
          'packages/core/node_modules/x': '',
        });
      return world.ending;
    },
  };
  return world;
}
