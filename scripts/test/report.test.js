import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { root } from '../workspace/root.js';
import { inWords, readReport, total, withSkippedFailed } from './report.js';

const figures = { name: 'fuzz', text: 'A table.' };

test.each([
  ['all is well', ['passed'], 'exit code 0', { passed: 1 }],
  [
    'some were skipped',
    ['passed', 'skipped', 'todo'],
    'exit code 0',
    { passed: 1, skipped: ['a.test.js: test 1', 'a.test.js: test 2'] },
  ],
  ['a test failed', ['passed', 'failed'], 'exit code 1', { passed: 1, failed: 1 }],
  [
    'a file did not load, or an error was outside of tests',
    ['passed'],
    'exit code 1',
    { passed: 1, failed: 1 },
  ],
  ['there was no test', [], 'exit code 0', { failed: 1 }],
  ['a proof has figures', ['passed'], 'exit code 0', { passed: 1, figures: [figures] }],
])('%s', (_, statuses, ending, counted) => {
  const meta = 'figures' in counted ? { figures } : {};
  const of = (/** @type {string} */ wanted) => statuses.filter((status) => status === wanted).length;
  const report = {
    numPassedTests: of('passed'),
    numFailedTests: of('failed'),
    testResults: [
      {
        name: join(root, 'a.test.js'),
        assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status, meta })),
      },
    ],
  };
  const file = join(temporaryFolder({ 'report.json': JSON.stringify(report) }), 'report.json');
  expect(readReport(file, ending)).toEqual({ passed: 0, failed: 0, skipped: [], figures: [], ...counted });
});

test('a run that was killed failed, with half a report or none', () => {
  const half = join(temporaryFolder({ 'report.json': '{' }), 'report.json');
  for (const report of [half, '/nowhere/report.json'])
    expect(readReport(report, 'SIGKILL')).toEqual({ passed: 0, failed: 1, skipped: [], figures: [] });
});

test('counts add up; skipped tests are named above the totals', () => {
  const counts = [
    { passed: 1, failed: 2, skipped: ['a'] },
    { passed: 10, failed: 20, skipped: ['b', 'c'] },
  ];
  expect(inWords(total(counts))).toBe('Skipped:\n- a\n- b\n- c\n\n11 passed, 22 failed, 3 skipped');
  expect(total(counts.map(withSkippedFailed))).toMatchObject({ passed: 11, failed: 25 });
  expect(inWords(total([]))).toBe('0 passed, 0 failed, 0 skipped');
});
