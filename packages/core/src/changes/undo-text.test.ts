import { expect, test } from 'vitest';
import type { Addition, Removal, Update } from './difference.ts';
import { undoneText, undoSentences } from './undo-text.ts';

const removal: Removal = { id: '1', name: 'Ada', version: null, before: {}, after: null };
const update: Update = { ...removal, after: {} };
const draft = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 } as const;
const addition: Addition = { ref: 'restored:1', draft, namesakes: '' };

test('what an undo would do', () => {
  const many = Array.from({ length: 2000 }, () => removal);
  const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
  expect([
    undoSentences({
      difference: { removed: [removal], updated: [update, update], added: [addition] },
      changed: [],
      gone: 1,
      undecided: [],
    }),
    undoSentences({
      difference: { removed: many, updated: [update], added: [] },
      changed: names,
      gone: 0,
      undecided: ['Fay'],
    }),
  ]).toEqual([
    [
      '1 athlete that it added will be removed.',
      '2 athletes get their earlier values back.',
      '1 athlete that it removed will be added again.',
      '1 athlete is gone already.',
    ],
    [
      '2,000 athletes that it added will be removed.',
      '1 athlete gets its earlier values back.',
      'Changed since, so left alone: Ada, Bo, Cleo and 2 more.',
      'Sent without an answer, so look for them in your list: Fay.',
    ],
  ]);
});

test('what an undo did', () => {
  const none = { removed: 0, putBack: 0, restored: 0, changed: 0, gone: 0, undecided: 0, left: 0 };
  const some = { removed: 2, putBack: 1, restored: 1, changed: 1, gone: 1, undecided: 1, left: 1 };
  expect([undoneText(none), undoneText(some)]).toEqual([
    'nothing was left to do',
    '2 athletes removed, 1 athlete put back, 1 athlete added again, 1 athlete changed since and left alone, 1 athlete gone already, 1 athlete unknown, 1 athlete left',
  ]);
});
