import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { pnpmCommand } from './npx.js';

/**
 * Installs the packages of the workspace, unless pnpm has noted that those of the lockfile are there.
 *
 * @import { Children } from '../processes/children.js'
 * @param {{ root: string, children: Children, say: (text: string) => void }} options
 */
export async function ensureInstalled({ root, children, say }) {
  const packages = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  const isThere = packages.every((name) => existsSync(join(root, 'packages', name, 'node_modules')));
  if (isThere && read(root, 'node_modules/.pnpm/lock.yaml') === read(root, 'pnpm-lock.yaml')) return;
  say('Installing packages: the first time takes a minute or two');
  const { env, ...pnpm } = pnpmCommand(root, 'install', '--frozen-lockfile', '--prefer-offline');
  // Without a person to ask, pnpm goes on instead of asking.
  const ending = await children.run({ name: 'pnpm', ...pnpm, cwd: root, env: { ...env, CI: 'true' } });
  if (ending === 'exit code 0') return;
  throw new PlainError(
    `The packages could not be installed (pnpm: ${ending}); what it says above names the cause. The npm registry must be in reach the first time.`,
  );
}

/** @param {string} root @param {string} file */
function read(root, file) {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
}
