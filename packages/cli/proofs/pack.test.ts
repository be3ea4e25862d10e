import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer } from '@matchpoint/server/testing';
import { expect, inject, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { home } from '../tests/matchpoint.ts';

const run = promisify(execFile);
const workspace = fileURLToPath(new URL('../../..', import.meta.url));
/** The Node that runs the tests, without a registry. */
const env = {
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  HOME: home,
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** `npm pack` in a copy, because other tests run the build of this folder. */
async function packed(): Promise<string> {
  const copy = join(home, 'workspace', 'packages', 'cli');
  await cp(join(workspace, 'packages/cli'), copy, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|tests|proofs|bench)$/.test(path),
  });
  await cp(join(workspace, 'tsconfig.base.json'), join(home, 'workspace', 'tsconfig.base.json'));
  await symlink(join(workspace, 'packages/cli/node_modules'), join(copy, 'node_modules'));
  const folder = join(home, 'a folder');
  await mkdir(folder);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: copy, env });
  expect(await readFile(join(copy, 'package.json'), 'utf8')).toBe(
    await readFile(join(workspace, 'packages/cli/package.json'), 'utf8'),
  );
  return folder;
}

/** The headings of packages that a comment in front of a module names: most of them. */
async function bundled(program: string): Promise<string[]> {
  const scripts = (await readdir(program)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(program, name), 'utf8')));
  const modules = texts.join('\n').matchAll(/^\s*\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm);
  return [...new Set(Array.from(modules, ([, name]) => `## ${name}`))];
}

test('npm pack makes one file that runs outside the workspace, without a registry', async () => {
  const folder = await packed();
  const name = `matchpoint-cli-${manifest.version}.tgz`;
  expect(await readdir(folder)).toEqual([name]);
  await run('tar', ['-xzf', name], { cwd: folder });
  const { scripts, dependencies, devDependencies, ...kept } = manifest;
  expect(JSON.parse(await readFile(join(folder, 'package', 'package.json'), 'utf8'))).toEqual(kept);
  expect((await readdir(join(folder, 'package'))).sort()).toEqual(['bin', 'dist', 'package.json']);
  expect((await readdir(join(folder, 'package', 'dist'))).sort()).toEqual(['matchpoint.1', 'program']);
  const program = join(folder, 'package', 'dist', 'program');
  const licenses = await readFile(join(program, 'licenses.md'), 'utf8');
  const packages = await bundled(program);
  expect(packages.length).toBeGreaterThan(30);
  expect(licenses.match(/^## \S+(?= - \d)/gm)).toEqual(expect.arrayContaining(packages));

  const server = await startTestServer({ cluster: inject('cluster'), listening: true });
  onTestFinished(() => server.stop());
  await writeFile(
    join(folder, 'roster.csv'),
    'name,sport,available_semester,available_year\nAda,Tennis,Fall,2027\n',
  );
  const npx = (...args: string[]) => run('npx', ['--yes', `./${name}`, ...args], { cwd: folder, env });
  expect((await npx('--version')).stdout).toBe(`${manifest.version}\n`);
  expect((await npx('--help')).stdout).toContain('Usage: matchpoint [options] [command]');
  expect((await npx('athletes', 'validate', 'roster.csv')).stderr).toContain(
    'Valid: 1 row can be imported.\n',
  );
  expect(await npx('athletes', 'list', '--format', 'json', '--api-url', server.url)).toMatchObject({
    stdout: '[]\n',
  });
});
