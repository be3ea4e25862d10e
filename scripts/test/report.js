import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../workspace/root.js';

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Count skipped tests by name
 * @typedef {{ name: string, text: string }} Figures for the page of docs that a proof writes
 * @typedef {Count & { figures: Figures[] }} SuiteReport
 */

/**
 * Counts a run of vitest. A file that could not be loaded counts as one failure, and so does a run that failed although
 * every test in it passed (an unhandled error) or that left no report.
 *
 * @param {string} file vitest's JSON report
 * @param {string} ending how the run ended
 * @returns {SuiteReport}
 */
export function readReport(file, ending) {
  const files = contentOf(file)?.testResults ?? [];
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)}: ${test.fullName}` })),
  );
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed').length + unloaded.length;
  const isWhole = files.length > 0 && ending === 'exit code 0';
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed === 0 && !isWhole ? 1 : failed,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name),
    figures: tests.flatMap(({ meta: { figures } }) => figures ?? []),
  };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

/**
 * @param {Count} count
 * @returns {string} the skipped tests, if any, and the totals alone on the last line
 */
export function inWords({ passed, failed, skipped }) {
  const names = skipped.map((name) => `- ${name}\n`).join('');
  const list = names === '' ? '' : `Skipped:\n${names}\n`;
  return `${list}${passed} passed, ${failed} failed, ${skipped.length} skipped`;
}

/**
 * @typedef {{ fullName: string, status: string, meta: { figures?: Figures } }} TestResult
 * @typedef {{ name: string, status: string, assertionResults: TestResult[] }} FileResult
 * @param {string} file
 * @returns {{ testResults: FileResult[] } | undefined}
 */
function contentOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
