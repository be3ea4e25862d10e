import { expect, test } from 'vitest';
import { anAthlete } from '../testing/builders.ts';
import type { Mark } from './board.ts';
import type { BoardColumnView, BoardRow } from './board.view.ts';
import { columnsWithMark, markChoices } from './mark-filter.ts';
import { starredFactsOf } from './starred-facts.ts';

function column(id: string, ...marks: readonly (Mark | null)[]): BoardColumnView {
  const rows = marks.map((mark, index): BoardRow => {
    const facts = starredFactsOf(anAthlete());
    const unmarked = {
      facts,
      status: 'unread',
      remark: null,
      changes: [],
      usualColumn: null,
      note: '',
    } as const;
    return { ...unmarked, id: `${id}${index}`, rank: index + 1, mark, markedAt: null, starredAt: '' };
  });
  return { id, name: id, rows, count: rows.length, places: null, filled: 0, offered: 0 };
}

const columns = [column('fall', 'offered', null, 'visit', 'offered'), column('spring', 'no')];

test('the marks of a board are offered with their counts, and the chosen one without any', () => {
  const labels = (...args: Parameters<typeof markChoices>) => markChoices(...args).map(({ label }) => label);
  expect(labels(columns, null)).toEqual(['Visit (1)', 'Offered (2)', 'No (1)', 'No mark (1)']);
  expect(labels([column('fall', null)], null)).toEqual([]);
  expect(labels([column('fall', null)], 'visit')).toEqual(['Visit (0)', 'No mark (1)']);
});

test('rows with the mark keep their ranks, and columns their counts', () => {
  const shown = (filter: Parameters<typeof columnsWithMark>[1]) =>
    columnsWithMark(columns, filter).map(({ rows, count }) => [count, ...rows.map(({ rank }) => rank)]);
  expect(shown('offered')).toEqual([[4, 1, 4], [1]]);
  expect(shown('none')).toEqual([[4, 2], [1]]);
  expect(columnsWithMark(columns, null)).toBe(columns);
});
