import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchAuthEmulator } from '../auth-emulator.js';
import { PlainError } from '../plain-error.js';
import { createChildren } from '../processes/children.js';
import { stopRequest } from '../processes/stop-request.js';
import { progress } from '../progress.js';
import { ensureInstalled } from '../workspace/install.js';
import { root } from '../workspace/root.js';
import { freshStart, nodes } from './fresh-start.js';
import { readReport, total } from './report.js';

/**
 * @import { Children } from '../processes/children.js'
 * @import { Count } from './report.js'
 * @typedef {{ children: Children, say: (text: string) => void, folder: string }} Run `folder` is temporary
 */

/** Whole-repository checks: each counts as one test. */
const checks = [
  { title: 'Format and lint', script: 'node_modules/@biomejs/biome/bin/biome', args: ['ci'] },
  { title: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  { title: 'Unused code', script: 'node_modules/knip/bin/knip.js', args: [] },
  { title: 'Known vulnerabilities', script: 'scripts/audit.js', args: [] },
];

/** Apart, so that a browser that cannot start takes nothing else along, and nothing takes its processors. */
const suites = [
  { title: 'Tests', args: ['--project=!*journeys', '--exclude=**/proofs/**'] },
  { title: 'Journeys', args: ['--project=*journeys'] },
];

/** `npm test`: everything that is checked, to the end whatever fails, and one line that counts it. */
export async function test() {
  const say = progress((text) => process.stdout.write(`\n${text}`));
  const children = createChildren();
  const folder = mkdtempSync(join(tmpdir(), 'matchpoint-test-'));
  try {
    const count = await Promise.race([runAll({ children, say, folder }), stopRequest()]);
    if (typeof count === 'string') {
      process.exitCode = 130;
      return;
    }
    process.stdout.write(`\n${inWords(count)}\n`);
    process.exitCode = count.failed === 0 ? 0 : 1;
  } catch (error) {
    const told = error instanceof PlainError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`\n${told}\n`);
    process.stdout.write(`\n${inWords({ passed: 0, failed: 1, skipped: 0 })}\n`);
    process.exitCode = 1;
  } finally {
    await children.stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Run} run
 * @returns {Promise<Count>}
 */
async function runAll({ children, say, folder }) {
  await ensureInstalled({ root, children, say });
  // It gets ready while the checks run.
  const emulator = await launchAuthEmulator();
  children.adopt({ name: 'identity provider', ...emulator });

  /** @type {Count[]} */
  const counts = [];
  for (const { title, script, args } of checks) {
    say(title);
    const ending = await children.run({ name: title, ...program(script, args) });
    if (ending !== 'exit code 0') process.stdout.write(`${title}: failed (${ending})\n`);
    const failed = ending === 'exit code 0' ? 0 : 1;
    counts.push({ passed: 1 - failed, failed, skipped: 0 });
  }

  for (const version of nodes) {
    say(`A fresh start on Node ${version}`);
    counts.push(await freshStart(version, children));
  }

  for (const { title, args } of suites) {
    say(title);
    const report = join(folder, `${counts.length}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ending = await children.run({
      name: title,
      ...program('node_modules/vitest/vitest.mjs', ['run', ...args, ...reporters]),
      env: { ...process.env, MATCHPOINT_TEST_AUTH_EMULATOR: emulator.host },
    });
    counts.push(readReport(report, ending));
  }
  return total(counts);
}

/** @param {Count} count @returns {string} the last line, alone on it */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * @param {string} script of this project, or of a package that is installed
 * @param {string[]} args
 */
function program(script, args) {
  return { command: process.execPath, args: [join(root, script), ...args], cwd: root };
}
