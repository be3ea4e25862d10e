import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer } from '@matchpoint/server/testing';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
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

let folder: string;
const name = `matchpoint-cli-${manifest.version}.tgz`;
beforeAll(async () => {
  folder = await packed();
});

test('npm pack makes one file with a page, licenses, and what npm shows of it', async () => {
  expect(await readdir(folder)).toEqual([name]);
  await run('tar', ['-xzf', name], { cwd: folder });
  const { scripts, dependencies, devDependencies, ...kept } = manifest;
  expect(JSON.parse(await readFile(join(folder, 'package', 'package.json'), 'utf8'))).toEqual(kept);
  const files = ['LICENSE', 'README.md', 'bin', 'dist', 'package.json'];
  expect((await readdir(join(folder, 'package'))).sort()).toEqual(files);
  expect((await readdir(join(folder, 'package', 'dist'))).sort()).toEqual(['matchpoint.1', 'program']);
  expect(await readFile(join(folder, 'package', 'LICENSE'), 'utf8')).toBe(
    await readFile(join(workspace, 'LICENSE'), 'utf8'),
  );
  const program = join(folder, 'package', 'dist', 'program');
  const licenses = await readFile(join(program, 'licenses.md'), 'utf8');
  const packages = await bundled(program);
  expect(packages.length).toBeGreaterThan(30);
  expect(licenses.match(/^## \S+(?= - \d)/gm)).toEqual(expect.arrayContaining(packages));
});

/** The folder of this Node's program, by a package that holds it; null where npm can neither find nor download it. */
function folderOfNode(version: string): Promise<string | null> {
  const holder = `node-${process.platform}-${process.arch}@${version}`;
  const args = ['--yes', '--prefer-offline', '-p', holder, '--', 'node', '-p', 'process.execPath'];
  const here = { PATH: process.env['PATH'], HOME: userInfo().homedir };
  return run('npx', args, { env: here }).then(
    ({ stdout }) => dirname(stdout.trim()),
    () => null,
  );
}

test.for(['20.19.0', '22', '24', '26'])(
  'it runs without a registry on Node %s',
  async (version, { skip }) => {
    const node = await folderOfNode(version);
    if (node === null) return skip('npm can neither find nor download that Node.');
    const path = { ...env, PATH: `${node}:${env.PATH}` };
    const npx = (...args: string[]) =>
      run('npx', ['--yes', `./${name}`, ...args], { cwd: folder, env: path });
    expect((await run('node', ['--version'], { env: path })).stdout).toMatch(new RegExp(`^v${version}\\b`));
    const server = await startTestServer({ cluster: inject('cluster'), listening: true });
    onTestFinished(() => server.stop());
    await writeFile(
      join(folder, 'roster.csv'),
      'name,sport,available_semester,available_year\nAda,Tennis,Fall,2027\n',
    );
    expect(await npx('--version')).toEqual({ stdout: `${manifest.version}\n`, stderr: '' });
    expect((await npx('--help')).stdout).toContain('Usage: matchpoint [options] [command]');
    expect((await npx('athletes', 'validate', 'roster.csv')).stderr).toContain(
      'Valid: 1 row can be imported.\n',
    );
    expect(await npx('athletes', 'list', '--format', 'json', '--api-url', server.url)).toMatchObject({
      stdout: '[]\n',
    });
  },
);
