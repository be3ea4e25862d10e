import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace/root.js';

/**
 * `pnpm bench api`: builds, then runs the measurement of that name. Each package keeps its own in `bench/`.
 *
 * @type {Record<string, string>}
 */
const benches = {
  api: 'packages/server/bench/api.js',
  web: 'packages/web/bench/web.js',
  board: 'packages/web/bench/board.js',
  cli: 'packages/cli/bench/cli.js',
  watching: 'packages/server/bench/watching.js',
};

/** @param {string[]} args @returns {Promise<number>} the exit code */
function run(...args) {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1));
  });
}

const wanted = benches[process.argv[2] ?? ''];
if (wanted === undefined) {
  process.stderr.write(`Say what to measure: pnpm bench ${Object.keys(benches).join(' | ')}\n`);
  process.exitCode = 2;
} else {
  const built = await run(join('node_modules', 'typescript', 'bin', 'tsc'), '-b');
  process.exitCode = built === 0 ? await run(wanted, ...process.argv.slice(3)) : built;
}
