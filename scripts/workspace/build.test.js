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
  'packages/core/package.json': '{}',
  'packages/server/src/main.ts': 'main',
  'packages/server/tsconfig.build.json': '{}',
  'packages/cli/src/main.ts': 'main',
  'packages/web/src/main.tsx': 'main',
  'packages/web/index.html': '<!doctype html>',
};

test('each part is built when its sources, settings or results changed, and only then', async () => {
  const world = pretended();
  const settings = { VITE_API_BASE_URL: 'http://127.0.0.1:1' };
  expect(await world.build(settings)).toEqual([
    'server: tsc -b packages/server/tsconfig.build.json --force',
    'cli: vite build',
    'web: vite build',
  ]);
  expect(await world.build(settings)).toEqual([]);
  expect(await world.build({ ...settings, PORT: '1' })).toEqual([]);
  expect(await world.build({ VITE_API_BASE_URL: 'http://127.0.0.1:2' })).toEqual(['web: vite build']);

  writeFiles(world.root, { 'packages/server/src/main.ts': 'other' });
  expect(await world.build(world.last)).toEqual(['server: tsc -b packages/server/tsconfig.build.json']);
  writeFiles(world.root, { 'packages/cli/src/main.ts': 'other' });
  expect(await world.build(world.last)).toEqual([
    'server: tsc -b packages/server/tsconfig.build.json',
    'cli: vite build',
  ]);
  writeFiles(world.root, { 'packages/web/index.html': 'other' });
  expect(await world.build(world.last)).toEqual(['web: vite build']);
  writeFiles(world.root, { 'packages/core/src/a.ts': 'other' });
  expect(await world.build(world.last)).toEqual([
    'server: tsc -b packages/server/tsconfig.build.json',
    'cli: vite build',
    'web: vite build',
  ]);

  rmSync(join(world.root, 'packages/server/dist'), { recursive: true });
  expect(await world.build(world.last)).toEqual([
    'server: tsc -b packages/server/tsconfig.build.json --force',
  ]);
});

test('a build that failed is told, and tried again the next time', async () => {
  const world = pretended();
  world.ending = 'exit code 2';
  await expect(world.build({})).rejects.toThrow(/^The build failed \((programs|cli|web): exit code 2\);/);
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
    /** @type {Record<string, string>} */
    last: {},
    /** @param {Record<string, string>} environment */
    async build(environment) {
      ran = [];
      world.last = environment;
      await ensureBuilt({ root, children, say: () => {}, environment });
      return ran;
    },
  };
  const children = {
    ...createChildren(),
    /** @param {{ name: string, args: string[], cwd: string }} task */
    async run({ name, args, cwd }) {
      const part = name === 'vite' ? basename(cwd) : 'server';
      ran.push(`${part}: ${name} ${args.slice(1).join(' ').replace(' --logLevel warn', '')}`);
      writeFiles(root, { [`packages/${part}/dist/${part === 'cli' ? 'program/' : ''}out.js`]: 'out' });
      return world.ending;
    },
  };
  return world;
}
