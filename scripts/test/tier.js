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
import { inWords, readReport, total } from './report.js';

/**
 * @import { Children } from '../processes/children.js'
 * @import { Count, SuiteReport } from './report.js'
 * @typedef {{ children: Children, say: (text: string) => void, folder: string, emulator: string }} Run `folder` is
 *   temporary; `emulator` is the identity provider's host and port
 */

/**
 * Runs every step of `npm test` or `pnpm prove`, whatever fails, and ends with a line of totals.
 *
 * @param {(run: Run) => Promise<Count[]>} steps
 */
export async function runTier(steps) {
  const say = progress((text) => process.stdout.write(`\n${text}`));
  const children = createChildren();
  const folder = mkdtempSync(join(tmpdir(), 'matchpoint-test-'));
  const counted = async () => {
    await ensureInstalled({ root, children, say, tools: true });
    // It starts while the first step runs.
    const emulator = await launchAuthEmulator();
    children.adopt({ name: 'identity provider', ...emulator });
    return total(await steps({ children, say, folder, emulator: emulator.host }));
  };
  try {
    const count = await Promise.race([counted(), stopRequest()]);
    if (typeof count === 'string') {
      process.exitCode = 130;
      return;
    }
    process.stdout.write(`\n${inWords(count)}\n`);
    process.exitCode = count.failed === 0 ? 0 : 1;
  } catch (error) {
    const told = error instanceof PlainError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`\n${told}\n`);
    process.stdout.write(`\n${inWords({ passed: 0, failed: 1, skipped: [] })}\n`);
    process.exitCode = 1;
  } finally {
    await children.stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program that counts as one test.
 *
 * @param {Run} run
 * @param {{ title: string, script: string, args: string[] }} check
 * @returns {Promise<Count>}
 */
export async function check({ children, say }, { title, script, args }) {
  say(title);
  const ending = await children.run({ name: title, ...program(script, args) });
  if (ending === 'exit code 0') return { passed: 1, failed: 0, skipped: [] };
  process.stdout.write(`${title}: failed (${ending})\n`);
  return { passed: 0, failed: 1, skipped: [] };
}

/**
 * @param {Run} run
 * @param {string} title
 * @param {...string} args of vitest
 * @returns {Promise<SuiteReport>}
 */
export async function suite({ children, say, folder, emulator }, title, ...args) {
  say(title);
  const report = join(folder, `${title}.json`);
  const ending = await children.run({
    name: title,
    ...program('node_modules/vitest/vitest.mjs', [
      'run',
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...args,
    ]),
    env: { ...process.env, MATCHPOINT_TEST_AUTH_EMULATOR: emulator },
  });
  return readReport(report, ending);
}

/**
 * @param {string} script of this project, or of an installed package
 * @param {string[]} args
 */
function program(script, args) {
  return { command: process.execPath, args: [join(root, script), ...args], cwd: root };
}
