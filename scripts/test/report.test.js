import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { readReport, total } from './report.js';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const unloaded = { status: 'failed', assertionResults: [] };

test.each([
  ['all is well', report(1, 0, [passing]), 'exit code 0', { passed: 1, failed: 0, skipped: 0 }],
  ['some were left out', report(1, 0, [passing], 2), 'exit code 0', { passed: 1, failed: 0, skipped: 3 }],
  ['a test failed', report(2, 1, [passing, failing]), 'exit code 1', { passed: 2, failed: 1, skipped: 0 }],
  [
    'a file did not load',
    report(1, 0, [passing, unloaded]),
    'exit code 1',
    { passed: 1, failed: 1, skipped: 0 },
  ],
  ['an error outside of tests', report(1, 0, [passing]), 'exit code 1', { passed: 1, failed: 1, skipped: 0 }],
  ['it was killed', '', 'SIGKILL', { passed: 0, failed: 1, skipped: 0 }],
])('%s', (_, content, ending, count) => {
  const file = join(temporaryFolder({ 'report.json': content }), 'report.json');
  expect(readReport(file, ending)).toEqual(count);
});

test('a run without a report failed', () => {
  expect(readReport('/nowhere/report.json', 'exit code 0')).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts add up', () => {
  const counts = [
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ];
  expect(total(counts)).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

/**
 * @param {number} numPassedTests
 * @param {number} numFailedTests
 * @param {object[]} testResults
 * @param {number} [numPendingTests]
 */
function report(numPassedTests, numFailedTests, testResults, numPendingTests = 0) {
  const numTodoTests = numPendingTests === 0 ? 0 : 1;
  return JSON.stringify({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults });
}
