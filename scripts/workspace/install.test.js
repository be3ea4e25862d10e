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
  'tools/package.json': '{}',
};
const withoutTools = '--filter=!@matchpoint/tools';

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

test('a start leaves the tools out, a test adds them, and each is done once', async () => {
  const world = pretended();
  for (const tools of [false, false, true, false, true]) await world.ensureInstalled(tools);
  expect(world.installs.map((args) => args.includes(withoutTools))).toEqual([true, false]);

  writeFiles(world.root, { 'pnpm-lock.yaml': 'other' });
  for (const tools of [false, false, true]) await world.ensureInstalled(tools);
  writeFiles(world.root, { 'pnpm-lock.yaml': 'lock' });
  await world.ensureInstalled(false);
  expect(world.installs.slice(2).map((args) => args.includes(withoutTools))).toEqual([true, false, true]);
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
    ensureInstalled: (tools = true) => ensureInstalled({ root, children, say: () => {}, tools }),
  };
  const children = {
    ...createChildren(),
    /** @param {{ args: string[] }} task */
    async run({ args }) {
      world.installs.push(args);
      const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
      const installed = args.includes(withoutTools)
        ? { 'node_modules/.pnpm/lock.yaml': `${lock} without tools` }
        : { 'node_modules/.pnpm/lock.yaml': lock, 'tools/node_modules/x': '' };
      if (world.ending === 'exit code 0')
        writeFiles(root, { ...installed, 'packages/core/node_modules/x': '' });
      return world.ending;
    },
  };
  return world;
}
