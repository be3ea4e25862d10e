import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { matchColumns } from './athlete-columns.ts';
import { checkRows } from './import-check.ts';
import type { RowOutcome } from './import-outcome.ts';
import type { ImportSource } from './import-source.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const header = ['Name', 'Term', 'Country', 'GPA'];
const sourceOf = (...rows: readonly (readonly string[])[]): ImportSource => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header,
  samples: [],
  decimalComma: false,
  async *rows() {
    yield rows.map((cells, index) => ({ row: index + 2, cells }));
  },
});

test('rows that say the same are found in any spelling, and those of one name apart from them', async () => {
  const { index, ...check } = await checkRows(
    sourceOf(
      ['Demo Ada', 'Fall 2027', 'GER', '3.7'],
      ['Demo Bo', 'Fall 2027', '', ''],
      [' Demo Ada ', "autumn '27", 'Germany', '3.70'],
      ['DEMO ADA', 'Fall 2027', 'DE', '3.7'],
      ['Demo Ada', '2027 fall', 'deu', '3.7'],
    ),
    matchColumns(header),
    { digest },
  );
  expect(check).toEqual({
    rows: 5,
    invalidRows: 0,
    problems: { count: 0, groups: [] },
    warnings: { count: 0, groups: [] },
    duplicates: {
      count: 2,
      samples: [
        { row: 4, first: 2 },
        { row: 6, first: 2 },
      ],
    },
    namesakes: { count: 1, samples: [{ row: 5, first: 2 }] },
  });
  expect([0, 1, 2, 3, 4].map(index.occurrenceOf)).toEqual([1, 1, 2, 1, 3]);
});

test('every invalid row is told with all that is wrong, and counted once', async () => {
  const told: RowOutcome[] = [];
  const check = await checkRows(
    sourceOf(['', 'Fall 2027', '', '3.75'], ['Demo Bo', 'Fall 2027', '', '']),
    matchColumns(header),
    { digest, report: (outcome) => void told.push(outcome) },
  );
  expect([check.rows, check.invalidRows, check.problems.count, check.index.size()]).toEqual([2, 1, 2, 1]);
  expect(told).toEqual([
    {
      row: 2,
      cells: ['', 'Fall 2027', '', '3.75'],
      status: 'invalid',
      id: null,
      problems: [
        { field: 'name', message: 'must be a name, not "". Write the name, or remove the row.' },
        {
          field: 'GPA',
          message:
            'must be a number from 1 to 4 in steps of 0.1, not "3.75". Give it in steps of 0.1: it is not rounded for you.',
        },
      ],
    },
  ]);
});
