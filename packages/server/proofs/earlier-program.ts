import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readMigrations } from '../src/database/migrate.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/**
 * Builds the program as it was before the newest migration, out of git's history.
 * @param folder an empty one
 * @returns its main file; null where the history is not there, as in a shallow clone
 */
export async function buildEarlier(folder: string): Promise<string | null> {
  const commit = await commitBefore((await readMigrations()).at(-1)?.name ?? '');
  if (commit === null) return null;
  const archive = join(folder, 'sources.tar');
  const sources = ['tsconfig.base.json', 'packages/core', 'packages/server'];
  await run('git', ['archive', `--output=${archive}`, commit, ...sources], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  const packages = join(folder, 'packages');
  await symlink(join(root, 'packages/core/node_modules'), join(packages, 'core/node_modules'));
  await linkDependencies(packages);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-b', join(packages, 'server/tsconfig.build.json')]);
  return join(packages, 'server/dist/main.js');
}

/** The last commit without this migration: the one before it was added, or the newest where it is not committed yet. */
async function commitBefore(migration: string): Promise<string | null> {
  const file = join('packages/server/src/database/migrations', migration);
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%H', '--diff-filter=A', '--', file], {
      cwd: root,
    });
    const commit = stdout.trim() === '' ? 'HEAD' : `${stdout.trim()}^`;
    await run('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: root });
    return commit;
  } catch {
    return null;
  }
}

/** The installed ones, and the core of its own time. */
async function linkDependencies(packages: string): Promise<void> {
  const installed = join(root, 'packages/server/node_modules');
  const target = join(packages, 'server/node_modules');
  await mkdir(join(target, '@matchpoint'), { recursive: true });
  await symlink(join(packages, 'core'), join(target, '@matchpoint/core'));
  for (const name of await readdir(installed)) {
    if (name !== '@matchpoint') await symlink(join(installed, name), join(target, name));
  }
}
