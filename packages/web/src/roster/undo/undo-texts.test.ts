import { expect, test } from 'vitest';
import { undoneText, undoQuestion } from './undo-texts.ts';

test('what an undo would do', () => {
  expect([
    undoQuestion({ remove: 1, putBack: 2, changed: [], gone: 1 }),
    undoQuestion({ remove: 2000, putBack: 0, changed: ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'], gone: 0 }),
  ]).toEqual([
    '1 athlete that it added will be removed. 2 athletes will get their earlier values back. 1 athlete is gone already.',
    '2,000 athletes that it added will be removed. Changed since, so left alone: Ada, Bo, Cleo, 2 more.',
  ]);
});

test('what an undo did', () => {
  const none = { removed: 0, putBack: 0, changed: 0, gone: 0, left: 0 };
  expect([undoneText(none), undoneText({ removed: 2, putBack: 1, changed: 1, gone: 1, left: 1 })]).toEqual([
    'nothing was left to do',
    '2 athletes removed, 1 athlete put back, 1 athlete changed since and left alone, 1 athlete gone already, 1 athlete left',
  ]);
});
