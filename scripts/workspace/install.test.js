import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createChildren } from '../processes/children.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { ensureInstalled, withoutNpmSettings } from './install.js';

const project = {
  'package.json': '{"packageManager":"pnpm@1.2.3+sha512.abc"}',
  'pnpm-lock.yaml': 'lock',
  'packages/core/package.json': '{}',
};

test('packages are installed once, and again when a manifest changed or they are gone', async () => {
  const world = pretended();
  await world.ensureInstalled();
  await world.ensureInstalled();
  expect(world.installs.length).toBe(1);
  expect(world.installs[0]?.slice(-5)).toEqual([
    '--prefer-offline',
    'pnpm@1.2.3',
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  ]);

  writeFiles(world.root, { 'packages/core/package.json': '{"dependencies":{}}' });
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

test('settings of an npx around it do not reach the installation, those of the registry do', () => {
  const kept = {
    PATH: '/bin',
    npm_config_registry: 'http://registry.example',
    NPM_CONFIG_HTTPS_PROXY: 'http://proxy.example',
    npm_config_cache: '/cache',
    npm_config_userconfig: '/home/.npmrc',
    'npm_config_//registry.example/:_authToken': 'token',
  };
  const others = {
    npm_config_package: 'x',
    npm_config_call: '',
    npm_config_workspace: 'web',
    npm_command: 'exec',
  };
  expect(withoutNpmSettings({ ...others, ...kept })).toEqual(kept);
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
      writeFiles(root, { 'node_modules/x': '', 'packages/core/node_modules/x': '' });
      return world.ending;
    },
  };
  return world;
}
