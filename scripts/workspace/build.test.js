import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { createChildren } from '../processes/children.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { ensureBuilt } from './build.js';

const project = {
  'tsconfig.base.json': '{}',
  'pnpm-lock.yaml': 'lock',
  'packages/core/src/a.ts': 'a',
  'packages/cli/src/main.ts': 'main',
  'packages/web/src/main.tsx': 'main',
};

const server = 'tsc -b packages/server/tsconfig.build.json';

test('the compiler always looks; each app is built when its sources or settings changed', async () => {
  const world = pretended();
  const settings = { VITE_API_BASE_URL: 'http://127.0.0.1:1' };
  expect(await world.build(settings)).toEqual([server, 'cli: vite build', 'web: vite build']);
  expect(await world.build({ ...settings, PORT: '1' })).toEqual([server]);
  const other = { VITE_API_BASE_URL: 'http://127.0.0.1:2' };
  expect(await world.build(other)).toEqual([server, 'web: vite build']);

  writeFiles(world.root, { 'packages/cli/src/main.ts': 'other' });
  expect(await world.build(other)).toEqual([server, 'cli: vite build']);
  writeFiles(world.root, { 'packages/web/index.html': 'other' });
  expect(await world.build(other)).toEqual([server, 'web: vite build']);
  writeFiles(world.root, { 'packages/core/src/a.ts': 'other' });
  expect(await world.build(other)).toEqual([server, 'cli: vite build', 'web: vite build']);
});

test('an app is built again when a source or its result is gone', async () => {
  const world = pretended();
  await world.build({});
  for (const file of ['packages/web/src/main.tsx', 'packages/web/dist/index.html']) {
    rmSync(join(world.root, file));
    expect([await world.build({}), await world.build({})]).toEqual([[server, 'web: vite build'], [server]]);
  }
  writeFiles(world.root, { 'packages/web/tests/x.test.ts': '', 'packages/web/node_modules/x.js': '' });
  expect(await world.build({})).toEqual([server]);
});

test('a build that failed is told, and tried again', async () => {
  const world = pretended();
  world.ending = 'exit code 2';
  await expect(world.build({})).rejects.toThrow(
    /^The build failed \((server|cli|web): exit code 2\); what it says above names the cause\.$/,
  );
  world.ending = 'exit code 0';
  expect((await world.build({})).length).toBe(3);
});

/** A project whose compilers are only pretended. */
function pretended() {
  const root = temporaryFolder(project);
  /** @type {string[]} */
  let ran = [];
  const world = {
    root,
    ending: 'exit code 0',
    /** @param {Record<string, string>} environment */
    async build(environment) {
      ran = [];
      await ensureBuilt({ root, children, say: () => {}, environment });
      return ran;
    },
  };
  const children = {
    ...createChildren(),
    /** @param {{ name: string, args: string[], cwd: string }} task */
    async run({ name, args, cwd }) {
      const app = basename(cwd);
      ran.push(name === 'tsc' ? `tsc ${args.slice(1).join(' ')}` : `${app}: vite ${args[1]}`);
      const results = { cli: 'dist/program/main.js', web: 'dist/index.html' };
      for (const [built, result] of Object.entries(results)) {
        if (built === app) writeFiles(root, { [`packages/${app}/${result}`]: '' });
      }
      return world.ending;
    },
  };
  return world;
}
