import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { fingerprint } from './fingerprint.js';
import { npx } from './npx.js';
import { stamp } from './stamp.js';

/**
 * Installs the packages that the lock file names, when it or a package.json changed since the last time. Nothing
 * but Node and npm is needed: pnpm comes by npx, in the version that package.json names.
 *
 * @import { Children } from '../processes/children.js'
 * @param {{ root: string, children: Children, say: (text: string) => void }} options
 */
export async function ensureInstalled({ root, children, say }) {
  const done = stamp(root, 'installed');
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const wanted = fingerprint(
    root,
    [
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      ...packages.map((path) => `${path}/package.json`),
    ],
    { platform: process.platform, arch: process.arch },
  );
  const complete = ['.', ...packages].every((path) => existsSync(join(root, path, 'node_modules')));
  if (complete && done.read() === wanted) return say('Packages are up to date');

  say('Installing packages: the first time takes a minute or two');
  done.clear();
  const { env, ...pnpm } = npx(root, pnpmOf(root), 'install', '--frozen-lockfile', '--prefer-offline');
  const ending = await children.run({
    name: 'pnpm',
    ...pnpm,
    cwd: root,
    // Without a person to ask, pnpm goes on instead of asking.
    env: { ...env, CI: 'true' },
  });
  if (ending !== 'exit code 0') {
    throw new PlainError(
      `The packages could not be installed (pnpm: ${ending}); what it says above names the cause. The npm registry must be in reach the first time.`,
    );
  }
  done.write(wanted);
}

/**
 * @param {string} root
 * @returns {string} such as pnpm@12.21.0
 */
function pnpmOf(root) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('packageManager' in manifest)) {
    throw new Error('package.json names no packageManager.');
  }
  return String(manifest.packageManager).replace(/\+.*/, '');
}
