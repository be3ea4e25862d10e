import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { pnpmCommand } from './npx.js';

/**
 * Installs the packages of the workspace, unless those of the lockfile are there. pnpm notes which are; where it left out
 * the tools, that differs from the lockfile, and a file beside it notes both.
 *
 * @import { Children } from '../processes/children.js'
 * @param {{ root: string, children: Children, say: (text: string) => void, tools: boolean }} options `tools`: also those
 *   that only checks and tests use (tools/package.json)
 */
export async function ensureInstalled({ root, children, say, tools }) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const folders = [...packages, ...(tools ? ['tools'] : [])].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  const isThere = folders.every((folder) => existsSync(join(root, folder, 'node_modules')));
  const noted = 'node_modules/.matchpoint-without-tools';
  const state = () => `${read(root, 'pnpm-lock.yaml')}\n${read(root, 'node_modules/.pnpm/lock.yaml')}`;
  const isWhole = read(root, 'node_modules/.pnpm/lock.yaml') === read(root, 'pnpm-lock.yaml');
  if (isThere && (isWhole || (!tools && read(root, noted) === state()))) return;
  say('Installing packages: the first time takes a minute or two');
  const { env, ...pnpm } = pnpmCommand(
    root,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    ...(tools ? [] : ['--filter=!@matchpoint/tools']),
  );
  // Without a person to ask, pnpm goes on instead of asking.
  const ending = await children.run({ name: 'pnpm', ...pnpm, cwd: root, env: { ...env, CI: 'true' } });
  if (ending !== 'exit code 0')
    throw new PlainError(
      `The packages could not be installed (pnpm: ${ending}); what it says above names the cause. The npm registry must be in reach the first time.`,
    );
  writeFileSync(join(root, noted), state());
}

/** @param {string} root @param {string} file */
function read(root, file) {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
}
