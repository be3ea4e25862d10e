import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '../../../package.json' with { type: 'json' };
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
  const workspace = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
  const sources = [...workspace, 'packages/core', 'packages/server'];
  await run('git', ['archive', `--output=${archive}`, commit, ...sources], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await install(folder);
  const packages = join(folder, 'packages');
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
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

/** Installs the dependencies of its own time. */
async function install(folder: string): Promise<void> {
  const [pnpm = ''] = manifest.packageManager.split('+');
  const how = ['install', '--frozen-lockfile', '--prefer-offline', '--filter', '@matchpoint/server...'];
  await run('npx', ['--yes', pnpm, ...how], { cwd: folder });
}
