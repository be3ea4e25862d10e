import type { ChangeReport } from '@matchpoint/core/changes/change-report.view';
import { planRemoval } from '@matchpoint/core/changes/plan-changes';
import type { Asking } from '@matchpoint/core/consent/consent';
import { anAthlete } from '@matchpoint/core/testing/builders';
import { expect, test } from 'vitest';
import { failureText, removalQuestion, reportText } from './change-texts.ts';

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
    reportText({ ...report, what: 'hidden', done: ['Ada'] }),
    reportText({ ...report, what: 'listed' }),
    reportText({ ...report, what: 'listed' }, 'declared'),
    reportText({ ...report, what: 'removed', done: ['Ada'] }),
    reportText({ ...report, what: 'putBack', done: ['Ada'] }),
    reportText({ ...report, what: 'putBack' }),
    reportText({ ...report, what: 'restored', done: ['Ada'] }),
    reportText({ ...report, what: 'restored', done: Array.from({ length: 2000 }, () => 'Ada') }),
    reportText({ ...report, what: 'restored', done: ['Ada'] }, 'family'),
    reportText({ ...report, what: 'restored' }, 'family'),
    reportText({ ...report, what: 'takenBack', done: ['Ada'] }),
    reportText({ ...report, what: 'takenBack', done: [] }),
    reportText({ ...report, ending: 'stopped', left: 1 }),
    reportText({ ...report, ending: 'unreachable', problem: 'The service cannot be reached', left: 3 }),
    reportText({ ...report, failures: [{ name: 'Ada', status: 'gone', problem: '' }] }),
  ]).toEqual([
    'Changed 2 athletes.',
    'Ada is hidden.',
    '2 athletes are listed.',
    '2 athletes are no longer hidden.',
    'Ada was removed.',
    'Undone: 1 athlete has its earlier values again.',
    'Undone: 2 athletes have their earlier values again.',
    'Undone: 1 athlete is back, under a new address.',
    'Undone: 2,000 athletes are back, under new addresses.',
    'Undone: 1 athlete is back, under a new address. The family has to agree again.',
    'Undone: 2 athletes are back, under new addresses. The families have to agree again.',
    'Undone: Ada was removed.',
    'Undone: 0 athletes were removed.',
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
  const valid = anAthlete({ available_semester: 'Fall', available_year: 2027 });
  const asked = (
    names: readonly string[],
    lost: readonly string[] = [],
    hidden: readonly string[] = [],
    asking: Asking = null,
  ) =>
    removalQuestion(
      planRemoval(
        names.map((name) => {
          const available_year = lost.includes(name) ? null : 2027;
          const athlete = { ...valid, name, available_year, hidden: hidden.includes(name) };
          return { id: name, name, sport: 'Tennis', athlete, version: null };
        }),
      ),
      asking,
    );
  expect([
    asked(['Ada', 'Bo', 'Cy']),
    asked(['Ada', 'Bo', 'Cy', 'Di', 'Ed']).description,
    asked(['Ada', 'Bo'], ['Bo']).description,
    asked(['Ada', 'Bo'], ['Ada', 'Bo'], ['Bo']).description,
    asked(['Ada'], ['Ada'], ['Ada']).description,
    asked(['Ada'], [], [], 'family').description,
    asked(['Ada'], ['Ada'], [], 'declared').description,
    asked(['Ada'], ['Ada']),
  ]).toEqual([
    {
      title: 'Remove 3 athletes?',
      description:
        'Ada, Bo, Cy will be removed from your list and the public one. You can undo this until you leave the page; athletes that are put back get new addresses.',
      confirm: 'Remove 3 athletes',
      cancel: 'Keep athletes',
    },
    'Ada, Bo, Cy and 2 more will be removed from your list and the public one. You can undo this until you leave the page; athletes that are put back get new addresses.',
    'Ada, Bo will be removed from your list and the public one. You can undo this until you leave the page, but not for Bo.',
    'Ada, Bo will be removed from your list and the public one. This cannot be undone.',
    'Ada will be removed from your list. This cannot be undone.',
    'Ada will be removed from your list and, where listed, the public one. You can undo this until you leave the page; athletes that are put back get new addresses, and their families have to agree again.',
    'Ada will be removed from your list and, where listed, the public one. This cannot be undone.',
    {
      title: 'Remove Ada?',
      description: 'Ada will be removed from your list and the public one. This cannot be undone.',
      confirm: 'Remove athlete',
      cancel: 'Keep athlete',
    },
  ]);
});
