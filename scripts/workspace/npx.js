import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Runs a program of an npm package that is not installed here, whatever npm or npx stands around this process.
 *
 * @param {string} root
 * @param {...string} args of npx
 * @returns {{ command: string, args: string[], env: NodeJS.ProcessEnv }}
 */
export function npx(root, ...args) {
  const { npm_execpath = '' } = process.env;
  // The one that came with the npm that runs this, else the one on the PATH.
  const script = join(dirname(npm_execpath), 'npx-cli.js');
  const env = { ...withoutNpmSettings(process.env), ...homeFor(root) };
  const all = ['--yes', '--prefer-offline', ...patience, ...args];
  if (!existsSync(script)) return { command: 'npx', args: all, env };
  return { command: process.execPath, args: [script, ...all], env };
}

/**
 * Runs pnpm in the version that package.json names.
 *
 * @param {string} root
 * @param {...string} args
 */
export function pnpmCommand(root, ...args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return npx(root, String(packageManager).replace(/\+.*/, ''), ...args);
}

/** npm's own pauses between attempts add up to more than a minute in which nothing is seen. */
const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

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
