import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { fingerprint } from './fingerprint.js';
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
  const { command, args } = npx();
  const ending = await children.run({
    name: 'pnpm',
    command,
    args: [
      ...args,
      '--yes',
      ...patience,
      '--prefer-offline',
      pnpm(root),
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
    ],
    cwd: root,
    // Without a person to ask, pnpm goes on instead of asking.
    env: { ...withoutNpmSettings(process.env), ...homeFor(root), CI: 'true' },
  });
  if (ending !== 'exit code 0') {
    throw new PlainError(
      `The packages could not be installed (pnpm: ${ending}); what it says above names the cause. The npm registry must be in reach the first time.`,
    );
  }
  done.write(wanted);
}

/** npm's own pauses between attempts add up to more than a minute in which nothing is seen. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/**
 * @param {string} root
 * @returns {string} such as pnpm@12.21.0
 */
function pnpm(root) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('packageManager' in manifest)) {
    throw new Error('package.json names no packageManager.');
  }
  return String(manifest.packageManager).replace(/\+.*/, '');
}

/** The npx that came with the npm that runs this, else the one on the PATH. */
function npx() {
  const { npm_execpath = '' } = process.env;
  const script = join(dirname(npm_execpath), 'npx-cli.js');
  return existsSync(script) ? { command: process.execPath, args: [script] } : { command: 'npx', args: [] };
}

/**
 * npm passes its own settings on as `npm_config_…`, so the npx here would obey those of an npx around `npm start` and
 * run what that one was asked for. Only what says how to reach the registry is kept.
 *
 * @param {NodeJS.ProcessEnv} variables
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutNpmSettings(variables) {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !/^npm_/i.test(name) || aboutRegistry.test(name)),
  );
}

const aboutRegistry =
  /^npm_config_(registry|.*proxy|ca|cafile|cert|key|strict_ssl|cache|(user|global)config|[@/].*)$/i;

/**
 * npm and pnpm keep their caches in the home folder. Some users have none: theirs lie in the project.
 *
 * @param {string} root
 * @returns {Record<string, string>}
 */
function homeFor(root) {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const home = join(root, '.matchpoint', 'home');
    mkdirSync(home, { recursive: true });
    return { HOME: home, npm_config_cache: join(home, '.npm') };
  }
}
