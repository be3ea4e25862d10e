import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { whenChanged } from './stamp.js';

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
 * @param {Options} options
 * @param {{ name: string, title: string, result: string, settings?: Record<string, string> }} app
 */
async function buildApp({ root, children, say, environment: { NODE_ENV: _, ...env } }, app) {
  const folder = `packages/${app.name}`;
  await whenChanged({
    root,
    name: app.name,
    reads: ['tsconfig.base.json', 'pnpm-lock.yaml', 'packages/core', folder],
    values: app.settings,
    results: [`${folder}/${app.result}`],
    async run() {
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
    },
  });
}

/**
 * @param {string} name
 * @param {string} ending
 */
function assertBuilt(name, ending) {
  if (ending === 'exit code 0') return;
  throw new PlainError(`The build failed (${name}: ${ending}); what it says above names the cause.`);
}
