import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/**
 * What a run of vitest amounts to. A file that could not be loaded counts as one failure, and so does a run that
 * failed although every test in it passed (an unhandled error) or that left no report.
 *
 * @param {string} file vitest's JSON report
 * @param {string} ending how the run ended
 * @returns {Count}
 */
export function readReport(file, ending) {
  const count = countOf(contentOf(file));
  return ending === 'exit code 0' || count.failed > 0 ? count : { ...count, failed: 1 };
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/**
 * @param {unknown} report
 * @returns {Count}
 */
function countOf(report) {
  if (!isReport(report)) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string} file */
function contentOf(file) {
  try {
    /** @type {unknown} */
    const content = JSON.parse(readFileSync(file, 'utf8'));
    return content;
  } catch {
    return undefined;
  }
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult
 * @param {unknown} value
 * @returns {value is { numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }}
 */
function isReport(value) {
  return typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value;
}
