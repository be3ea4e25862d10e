import { expect, test } from 'vitest';
import { aPlan, aPlannedRow as row } from '../../testing/import-builders.ts';
import { noCounts } from '../journal/row-outcome.ts';
import { endView, type ImportEnded, reasonsOf } from './end.view.ts';

const plan = aPlan([]);
const endOf = (counts: Partial<typeof noCounts>) => ({
  ending: 'complete' as const,
  problem: null,
  counts: { ...noCounts, ...counts },
});
const ended = (counts: Partial<typeof noCounts>, gone = 0): ImportEnded => ({
  step: 'ended',
  plan: { ...plan, gone },
  end: endOf(counts),
});

test.each<[string, ImportEnded, readonly unknown[]]>([
  ['all', ended({ created: 2 }), ['Imported', 'Imported: 2 athletes added.', 'see']],
  ['changes', ended({ updated: 1 }), ['Imported', 'Imported: 1 athlete changed.', 'see']],
  ['removals', ended({ removed: 1 }), ['Imported', 'Imported: 1 athlete removed.', 'see']],
  [
    'nothing',
    ended({ exists: 2 }),
    ['Nothing to import', 'Nothing to import: all athletes are listed already.', 'see'],
  ],
  [
    'nothing that is left',
    ended({ exists: 2 }, 1),
    [
      'Nothing to import',
      'Nothing to import: 1 imported earlier and no longer listed: removed or renamed since, so not sent again.',
      'see',
    ],
  ],
  [
    'some',
    ended({ created: 1, invalid: 3, unsettled: 1, unsent: 1 }),
    [
      'Imported, but not all',
      'Imported, but not all: 1 athlete added, 3 left out, 1 unknown: look for them in your list, 1 not sent yet.',
      'fix',
      'look',
      'goOn',
    ],
  ],
  [
    'a service that is away',
    { step: 'unreachable', plan, end: endOf({ unsettled: 1 }), problem: 'It is away.' },
    ['The service did not respond', 'It is away. 1 unknown: look for them in your list.', 'look', 'goOn'],
  ],
  [
    'a stop',
    { step: 'stopped', plan, end: endOf({ created: 1, unsent: 2 }), progress: null },
    ['Stopped', 'Stopped: 1 athlete added, 2 not sent yet.', 'goOn'],
  ],
  ['a stop at once', { step: 'stopped', plan, end: null, progress: null }, ['Stopped', 'Stopped.', 'goOn']],
  [
    'a failure',
    { step: 'failed', error: new Error('It broke.'), plan: null, progress: null },
    ['The import ended early', 'It broke.', 'goOn'],
  ],
])('the end of %s', (_, end, expected) => {
  const { title, text, next } = endView(end, 'end' in end ? (end.end?.counts.invalid ?? 0) : 0);
  expect([title, text, ...next]).toEqual(expected);
});

test('the end says how many of those that were added are hidden', () => {
  const added = row('Ada', 'send');
  const hidden = row('Bo', 'again', { draft: { ...added.draft, hidden: true } });
  const text = (rows: Parameters<typeof aPlan>[0], created: number) =>
    endView({ step: 'ended', plan: aPlan(rows), end: endOf({ created }) }, 0).text;
  expect([text([hidden], 1), text([added, hidden], 2), text([added, hidden], 1)]).toEqual([
    'Imported: 1 athlete added, hidden.',
    'Imported: 2 athletes added, 1 of them hidden.',
    'Imported: 1 athlete added, some of them hidden.',
  ]);
});

test('the counts of outcomes that occurred, and why a row has no athlete', () => {
  const all = Object.assign({}, ...Object.keys(noCounts).map((name) => ({ [name]: 2 })));
  expect([
    endView(ended(all), 1).labels.map(({ count, what }) => `${count} ${what}`),
    endView(ended({ duplicate: 1 }), 0).labels,
    reasonsOf({
      row: 2,
      cells: [],
      status: 'invalid',
      id: null,
      problems: [
        { field: 'available_year', message: 'Too late.' },
        { field: null, message: 'Full.' },
      ],
    }),
  ]).toEqual([
    [
      '2 athletes added',
      '2 athletes changed',
      '2 athletes removed',
      '2 listed already',
      '2 repeat another row',
      '1 refused',
      '1 left out',
      '2 unknown: look for them in your list',
      '2 not sent yet',
    ],
    [{ what: 'repeats another row', count: 1 }],
    ['Row 2, Year: Too late.', 'Row 2: Full.'],
  ]);
});
