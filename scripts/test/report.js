import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../workspace/root.js';

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Count skipped tests by name
 * @typedef {{ name: string, text: string }} Figures for the page of docs that a proof writes
 * @typedef {Count & { figures: Figures[] }} SuiteReport
 * @typedef {{ fullName: string, status: string, meta: { figures?: Figures } }} TestResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, assertionResults: TestResult[] }[] }} Report
 */

/**
 * Counts a run of vitest. One that failed although no test in it did (a file that did not load, an error outside of tests),
 * that had no test or left no report counts as one failure.
 *
 * @param {string} file vitest's JSON report
 * @param {string} ending how the run ended
 * @returns {SuiteReport}
 */
export function readReport(file, ending) {
  const { numPassedTests: passed, numFailedTests, testResults } = contentOf(file);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative(root, name)}: ${test.fullName}` })),
  );
  const isWhole = tests.length > 0 && ending === 'exit code 0';
  return {
    passed,
    failed: numFailedTests === 0 && !isWhole ? 1 : numFailedTests,
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
 * @returns {Count} in which what was skipped has failed, too
 */
export function withSkippedFailed(count) {
  return { ...count, failed: count.failed + count.skipped.length };
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

/** @param {string} file @returns {Report} */
function contentOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}
