import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { readReport, total } from './report.js';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const unloaded = { status: 'failed', assertionResults: [] };

test.each([
  ['all is well', report(1, 0, [passing]), 'exit code 0', { passed: 1, failed: 0 }],
  ['a test failed', report(2, 1, [passing, failing]), 'exit code 1', { passed: 2, failed: 1 }],
  ['a file did not load', report(1, 0, [passing, unloaded]), 'exit code 1', { passed: 1, failed: 1 }],
  ['an error outside of tests', report(1, 0, [passing]), 'exit code 1', { passed: 1, failed: 1 }],
  ['it was killed', '', 'SIGKILL', { passed: 0, failed: 1 }],
])('%s', (_, content, ending, count) => {
  const file = join(temporaryFolder({ 'report.json': content }), 'report.json');
  expect(readReport(file, ending)).toEqual(count);
});

test('a run without a report failed', () => {
  expect(readReport('/nowhere/report.json', 'exit code 0')).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  const counts = [
    { passed: 1, failed: 2 },
    { passed: 10, failed: 20 },
  ];
  expect(total(counts)).toEqual({ passed: 11, failed: 22 });
});

/**
 * @param {number} numPassedTests
 * @param {number} numFailedTests
 * @param {object[]} testResults
 */
function report(numPassedTests, numFailedTests, testResults) {
  return JSON.stringify({ numPassedTests, numFailedTests, testResults });
}
