import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { widthOf } from './cells.ts';
import { type Column, createTable, unfitText } from './table.ts';

interface Row {
  readonly name: string;
  readonly score: number;
  readonly note: string;
}
const columns: readonly Column<Row>[] = [
  { heading: 'Name', shown: ({ name }) => name, isCut: true },
  { heading: 'Score', shown: ({ score }) => String(score), align: 'right' },
  { heading: 'Note', shown: ({ note }) => note, rank: 1 },
];
const table = (width: number | null = null) => createTable(columns, { width, heading: (line) => line });
const row = (name: string, score = 1, note = '-'): Row => ({ name, score, note });

test('columns fit their widest cell, numbers align right, lines have no trailing space', () => {
  expect(table()([row('Ada', 12), row('Bea Longer', 3, 'x')])).toEqual([
    'Name        Score  Note',
    'Ada            12  -',
    'Bea Longer      3  x',
  ]);
});

test('a later page has no heading and may widen a column', () => {
  const page = table();
  expect([page([row('Ada')]), page([row('Beatrice')]), page([row('Cy')])]).toEqual([
    ['Name  Score  Note', 'Ada       1  -'],
    ['Beatrice      1  -'],
    ['Cy            1  -'],
  ]);
});

test('on a narrow terminal names are cut to 16 cells, then columns are left out, then names are cut', () => {
  const rows = [row('Adalbert the Longest', 12, 'a note'), row('李李李李李李李李', 3)];
  expect(table(35)(rows)).toEqual([
    'Name                  Score  Note',
    'Adalbert the Longest     12  a note',
    '李李李李李李李李          3  -',
  ]);
  expect(table(31)(rows)).toEqual([
    'Name              Score  Note',
    'Adalbert the Lo…     12  a note',
    '李李李李李李李李      3  -',
  ]);
  expect(table(30)(rows)).toEqual([
    'Name                  Score',
    'Adalbert the Longest     12',
    '李李李李李李李李          3',
  ]);
  expect(table(20)(rows)).toEqual(['Name           Score', 'Adalbert the…     12', '李李李李李李…      3']);
  expect(table(5)(rows)).toEqual(['Name      Score', 'Adalber…     12', '李李李…       3']);
});

test('columns without a value leave first, then those of the greatest rank, and they are named', () => {
  const ranked = ['A', 'B', 'C'].map((heading, rank) => ({
    heading,
    shown: () => (rank === 0 ? '-' : 'x'),
    rank,
  }));
  const shownAt = (width: number) => {
    let left: readonly string[] = [];
    const leftOut = (headings: readonly string[]) => {
      left = headings;
    };
    const [heading] = createTable(ranked, { width, heading: (line) => line, leftOut })(['row']);
    return [heading, left.length === 0 ? null : unfitText(left)];
  };
  expect([7, 6, 3, 0].map(shownAt)).toEqual([
    ['A  B  C', null],
    ['B  C', 'A does not fit'],
    ['B', 'A and C do not fit'],
    ['', 'A, B and C do not fit'],
  ]);
});

test('for any text a row is one line and its columns stay aligned', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 30 })), (names) => {
      const lines = table()(names.map((name) => row(name, 7)));
      expect(lines).toHaveLength(names.length + 1);
      const starts = lines.slice(1).map((line) => widthOf(line.slice(0, line.lastIndexOf('7'))));
      expect(new Set(starts).size).toBeLessThanOrEqual(1);
      expect(lines.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
    }),
  );
});
