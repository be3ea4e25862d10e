import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { fingerprint, inventory } from './fingerprint.js';
import { stamp } from './stamp.js';

/**
 * Builds the programs and the web app, each only when its sources, its settings or what it left behind changed.
 *
 * @import { Children } from '../processes/children.js'
 * @typedef {{ root: string, children: Children, say: (text: string) => void, environment: Record<string, string> }} Options
 *   the variables that begin with VITE_ are built into the web app
 */

/** @param {Options} options */
export async function ensureBuilt(options) {
  const built = await Promise.all([buildPrograms(options), buildCommandLine(options), buildWeb(options)]);
  if (!built.includes(true)) options.say('Build is up to date');
}

/** @param {Options} options */
function buildPrograms({ root, children, say, environment }) {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const projects = folders
    .map((folder) => `${folder}/tsconfig.build.json`)
    .filter((project) => existsSync(join(root, project)));
  return whenChanged({
    root,
    name: 'programs',
    sources: fingerprint(root, ['tsconfig.base.json', 'pnpm-lock.yaml', ...sourcesOf(root, folders)]),
    outputs: ['packages/core/dist', 'packages/server/dist'],
    begin: () => say('Compiling the server'),
    // Its notes on what is up to date do not look at what is there.
    run: (fresh) =>
      children.run({
        name: 'tsc',
        command: process.execPath,
        args: [
          join('node_modules', 'typescript', 'bin', 'tsc'),
          '-b',
          ...projects,
          ...(fresh ? ['--force'] : []),
        ],
        cwd: root,
        env: environment,
      }),
  });
}

/** @param {Options} options */
function buildCommandLine(options) {
  return buildWithVite(options, {
    name: 'cli',
    title: 'the command line',
    sources: ['packages/cli/vite.config.ts', ...sourcesOf(options.root, ['packages/cli'])],
    output: 'packages/cli/dist/program',
  });
}

/** @param {Options} options */
function buildWeb(options) {
  return buildWithVite(options, {
    name: 'web',
    title: 'the web app',
    sources: ['packages/web'],
    output: 'packages/web/dist',
    baked: Object.fromEntries(
      Object.entries(options.environment).filter(([name]) => name.startsWith('VITE_')),
    ),
  });
}

/**
 * @param {Options} options
 * @param {{ name: string, title: string, sources: string[], output: string, baked?: Record<string, string> }} app
 */
function buildWithVite({ root, children, say, environment: { NODE_ENV: _, ...env } }, app) {
  const cwd = join(root, 'packages', app.name);
  return whenChanged({
    root,
    name: app.name,
    sources: fingerprint(
      root,
      ['tsconfig.base.json', 'pnpm-lock.yaml', ...app.sources, ...sourcesOf(root, ['packages/core'])],
      app.baked,
    ),
    outputs: [app.output],
    begin: () => say(`Building ${app.title}`),
    run: () =>
      children.run({
        name: 'vite',
        command: process.execPath,
        args: [join(cwd, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
        cwd,
        env,
      }),
  });
}

/**
 * @param {string} root
 * @param {string[]} folders
 */
function sourcesOf(root, folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name === 'src' || name === 'package.json' || name.startsWith('tsconfig'))
      .map((name) => `${folder}/${name}`),
  );
}

/**
 * @param {{ root: string, name: string, sources: string, outputs: string[], begin: () => void, run: (fresh: boolean) => Promise<string> }} step
 *   `fresh`: what it left the last time is no longer there
 * @returns {Promise<boolean>} whether it had to run
 */
async function whenChanged({ root, name, sources, outputs, begin, run }) {
  const done = stamp(root, `built-${name}`);
  const [lastSources, lastOutputs] = done.read()?.split(' ') ?? [];
  const fresh = lastOutputs !== inventory(root, outputs);
  if (lastSources === sources && !fresh) return false;
  begin();
  done.clear();
  const ending = await run(fresh);
  if (ending !== 'exit code 0') {
    throw new PlainError(`The build failed (${name}: ${ending}); what it says above names the cause.`);
  }
  done.write(`${sources} ${inventory(root, outputs)}`);
  return true;
}
