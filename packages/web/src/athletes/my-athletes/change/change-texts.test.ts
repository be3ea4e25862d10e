import type { ChangeReport } from '@matchpoint/core/athletes/change-report.view';
import { expect, test } from 'vitest';
import { failureText, namesText, removalText, reportText } from './change-texts.ts';

const report: ChangeReport = {
  what: 'changed',
  done: ['Ada', 'Bo'],
  failures: [],
  left: 0,
  undoable: 2,
  ending: 'complete',
  problem: null,
  outcomes: [],
};

test('what became of a change', () => {
  expect([
    reportText(report),
    reportText({ ...report, what: 'removed', done: ['Ada'] }),
    reportText({ ...report, what: 'putBack', done: ['Ada'] }),
    reportText({ ...report, what: 'putBack' }),
    reportText({ ...report, what: 'restored', done: ['Ada'] }),
    reportText({ ...report, what: 'restored', done: Array.from({ length: 2000 }, () => 'Ada') }),
    reportText({ ...report, ending: 'stopped', left: 1 }),
    reportText({ ...report, ending: 'unreachable', problem: 'The service cannot be reached', left: 3 }),
    reportText({ ...report, failures: [{ name: 'Ada', status: 'gone', problem: '' }] }),
  ]).toEqual([
    'Changed 2 athletes.',
    'Ada was removed.',
    'Undone: 1 athlete has its earlier values again.',
    'Undone: 2 athletes have their earlier values again.',
    'Undone: 1 athlete is back, under a new address.',
    'Undone: 2,000 athletes are back, under new addresses.',
    'Changed 2 athletes. Stopped. 1 athlete is left.',
    'Changed 2 athletes. The service cannot be reached. 3 athletes are left.',
    'Changed 2 athletes. Not done for:',
  ]);
});

test('why it was not done for one', () => {
  expect([
    failureText({ name: 'Ada', status: 'changed', problem: '' }),
    failureText({ name: 'Ada', status: 'gone', problem: '' }),
    failureText({ name: 'Ada', status: 'refused', problem: 'Not now.' }),
  ]).toEqual([
    'Ada: changed meanwhile. Check it, then try again.',
    'Ada: removed meanwhile.',
    'Ada: Not now.',
  ]);
});

test('what a removal means', () => {
  expect([
    namesText(['Ada', 'Bo', 'Cy']),
    removalText(['Ada', 'Bo', 'Cy', 'Di', 'Ed'], []),
    removalText(['Ada', 'Bo'], ['Bo']),
    removalText(['Ada'], ['Ada']),
  ]).toEqual([
    'Ada, Bo, Cy',
    'Ada, Bo, Cy and 2 more will be removed from your list and the public one. You can undo this until you leave the page; athletes that are put back get new addresses.',
    'Ada, Bo will be removed from your list and the public one. You can undo this until you leave the page, but not for Bo.',
    'Ada will be removed from your list and the public one. This cannot be undone.',
  ]);
});
