import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError } from '../plain-error.js';

/**
 * Builds the server, the command line and the web app, each only where it changed: the compiler finds that out by
 * itself, Vite does not.
 *
 * @import { Children } from '../processes/children.js'
 * @typedef {{ root: string, children: Children, say: (text: string) => void, environment: Record<string, string> }} Options
 *   the variables that begin with VITE_ are built into the web app
 */

/** @param {Options} options */
export async function ensureBuilt(options) {
  options.say('Building what has changed');
  const settings = Object.entries(options.environment).filter(([name]) => name.startsWith('VITE_'));
  await Promise.all([
    compileServer(options),
    buildApp(options, { name: 'cli', title: 'the command line', result: 'dist/program/main.js' }),
    buildApp(options, {
      name: 'web',
      title: 'the web app',
      result: 'dist/index.html',
      settings: Object.fromEntries(settings),
    }),
  ]);
}

/** @param {Options} options */
async function compileServer({ root, children, environment }) {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const project = join('packages', 'server', 'tsconfig.build.json');
  const ending = await children.run({
    name: 'tsc',
    command: process.execPath,
    args: [tsc, '-b', project],
    cwd: root,
    env: environment,
  });
  assertBuilt('server', ending);
}

/**
 * A file in node_modules remembers what it read when it last succeeded.
 *
 * @param {Options} options
 * @param {{ name: string, title: string, result: string, settings?: Record<string, string> }} app
 */
async function buildApp({ root, children, say, environment: { NODE_ENV: _, ...env } }, app) {
  const folder = `packages/${app.name}`;
  const stamp = join(root, 'node_modules', '.matchpoint', app.name);
  const reads = ['tsconfig.base.json', 'pnpm-lock.yaml', 'packages/core', folder];
  const now = fingerprint(root, reads, app.settings);
  const isThere = [stamp, join(root, folder, app.result)].every((path) => existsSync(path));
  if (isThere && readFileSync(stamp, 'utf8') === now) return;
  rmSync(stamp, { force: true });
  say(`Building ${app.title}`);
  const ending = await children.run({
    name: 'vite',
    command: process.execPath,
    args: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'],
    cwd: join(root, folder),
    env,
    follows: true,
  });
  assertBuilt(app.name, ending);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

const unread = /(^|\/)(node_modules|dist|tests)(\/|$)/;

/**
 * @param {string} root
 * @param {string[]} paths of files, and of folders with all that is in them
 * @param {Record<string, string>} [settings]
 * @returns {string} a hash of names, contents and settings
 */
function fingerprint(root, paths, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  for (const file of paths.flatMap((path) => filesIn(root, path)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  if (unread.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, `${path}/${name}`));
}

/**
 * @param {string} name
 * @param {string} ending
 */
function assertBuilt(name, ending) {
  if (ending === 'exit code 0') return;
  throw new PlainError(`The build failed (${name}: ${ending}); what it says above names the cause.`);
}
