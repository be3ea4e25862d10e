import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { root } from '../workspace/root.js';
import { inWords, readReport, total } from './report.js';

const count = (/** @type {object} */ counted) => ({
  passed: 0,
  failed: 0,
  skipped: [],
  figures: [],
  ...counted,
});
const figures = { name: 'fuzz', text: 'A table.' };

test.each([
  ['all is well', [file('passed', 'passed')], 'exit code 0', { passed: 1 }],
  [
    'some were skipped',
    [file('passed', 'passed', 'skipped', 'todo')],
    'exit code 0',
    { passed: 1, skipped: ['a.test.js: group 1', 'a.test.js: group 2'] },
  ],
  ['a test failed', [file('failed', 'passed', 'failed')], 'exit code 1', { passed: 1, failed: 1 }],
  [
    'a file did not load',
    [file('passed', 'passed'), file('failed')],
    'exit code 1',
    { passed: 1, failed: 1 },
  ],
  ['an error outside of tests', [file('passed', 'passed')], 'exit code 1', { passed: 1, failed: 1 }],
  ['there was no test', [], 'exit code 0', { failed: 1 }],
  [
    'a proof has figures',
    [{ ...file('passed'), assertionResults: [{ fullName: 'fuzz', status: 'passed', meta: { figures } }] }],
    'exit code 0',
    { passed: 1, figures: [figures] },
  ],
])('%s', (_, testResults, ending, counted) => {
  const report = join(temporaryFolder({ 'report.json': JSON.stringify({ testResults }) }), 'report.json');
  expect(readReport(report, ending)).toEqual(count(counted));
});

test('a run that was killed failed, with half a report or none', () => {
  const half = join(temporaryFolder({ 'report.json': '{' }), 'report.json');
  for (const report of [half, '/nowhere/report.json']) {
    expect(readReport(report, 'SIGKILL')).toEqual(count({ failed: 1 }));
  }
});

test('counts add up; skipped tests are named above the totals', () => {
  const counts = [
    { passed: 1, failed: 2, skipped: ['a'] },
    { passed: 10, failed: 20, skipped: ['b', 'c'] },
  ];
  expect(inWords(total(counts))).toBe('Skipped:\n- a\n- b\n- c\n\n11 passed, 22 failed, 3 skipped');
  expect(inWords(total([]))).toBe('0 passed, 0 failed, 0 skipped');
});

/**
 * @param {string} status
 * @param {...string} statuses
 */
function file(status, ...statuses) {
  const assertionResults = statuses.map((one, index) => ({
    fullName: `group ${index}`,
    status: one,
    meta: {},
  }));
  return { name: join(root, 'a.test.js'), status, assertionResults };
}
