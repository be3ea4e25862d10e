import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from './auth-emulator.js';
import { progress } from './progress.js';
import { tableOf, withFigures } from './prove/figures.js';
import { proofs } from './prove/proofs.js';
import { replaceFile } from './replace-file.js';
import { root } from './workspace/root.js';

/**
 * `pnpm prove`: breaks real servers and databases in every way we know, for five minutes, and says what clients saw;
 * `pnpm prove fuzz` one way alone. The figures go to docs/reliability.md; a violation is exit code 1.
 *
 * @import { Finding } from './prove/figures.js'
 */
const say = progress((text) => process.stdout.write(text));
const report = join(root, 'docs', 'reliability.md');

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;
let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    isStopping = true;
    running?.kill('SIGTERM');
  });
}

/**
 * @param {string[]} args
 * @param {{ minutes?: number, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number | null, stdout: string }>}
 */
function run(args, { minutes = 10, env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // Ctrl-C reaches this program, which tells the child.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const limit = setTimeout(() => child.kill('SIGTERM'), minutes * 60_000);
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ code, stdout });
    });
  });
}

/** @param {string[]} names @returns {Promise<number>} the exit code */
async function prove(names) {
  const built = await run([join('node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  if (built.code !== 0) return 1;
  const emulator = await startAuthEmulator();
  let failed = 0;
  try {
    for (const name of names) {
      if (isStopping) return 130;
      say(name);
      const before = loadavg()[0] ?? 0;
      const begun = performance.now();
      const { code, stdout } = await run([join('packages', 'server', 'dist', 'proofs', 'main.js'), name], {
        minutes: proofs[name] ?? 5,
        env: { MATCHPOINT_TEST_AUTH_EMULATOR: emulator.host },
      });
      const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
      /** @type {Finding[]} */
      const findings =
        code === 0
          ? JSON.parse(stdout)
          : [{ what: 'It came to its end', measured: `exit code ${code}`, holds: false }];
      failed += findings.filter(({ holds }) => holds === false).length;
      const figures = `${new Date().toISOString().slice(0, 10)}, ${minutes} minutes, ${cpus().length} processors, load before it ${before.toFixed(1)}.\n\n${tableOf(findings)}`;
      process.stdout.write(`${figures}\n\n`);
      replaceFile(report, withFigures(readFileSync(report, 'utf8'), name, figures));
    }
    if (names.length === Object.keys(proofs).length) {
      say('Slow tests');
      const { code, stdout } = await run(
        [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=*proofs', '--passWithNoTests'],
        { minutes: 30, env: { MATCHPOINT_TEST_AUTH_EMULATOR: emulator.host } },
      );
      process.stdout.write(stdout);
      failed += code === 0 ? 0 : 1;
    }
  } finally {
    await emulator.stop();
  }
  process.stdout.write(failed === 0 ? 'Everything holds.\n' : `${failed} violations.\n`);
  return failed === 0 ? 0 : 1;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no proof ${unknown.join(', ')}. Say which: pnpm prove ${Object.keys(proofs).join(' | ')}\n`,
  );
  process.exitCode = 2;
} else process.exitCode = await prove(wanted.length > 0 ? wanted : Object.keys(proofs));
