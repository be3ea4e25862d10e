import { expect, test } from 'vitest';
import { aSource } from '../../testing/import-builders.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { judgeRows, summarize } from './check-rows.ts';
import type { ReadingGroup } from './row-problems.ts';

const header = ['Name', 'Term', 'Country', 'GPA'];
const sourceOf = (...rows: readonly (readonly string[])[]) => aSource(header, ...rows);

const checkOf = async (...rows: readonly (readonly string[])[]) => {
  const source = sourceOf(...rows);
  return summarize(source, await judgeRows(source, matchColumns(source, {}), async () => {}));
};

const readingText = ({ index, column, field, value, read, how, count, rows }: ReadingGroup) =>
  [index, column, field, value, read, how, count, rows.join(' ')].join(' | ');

test('rows that say the same are found in any spelling, and those of one name apart from them', async () => {
  const { valid, readings, ...check } = await checkOf(
    ['Demo Ada', 'Fall 2027', 'GER', '3.7'],
    ['Demo Bo', 'Fall 2027', '', ''],
    [' Demo Ada ', "autumn '27", 'Germany', '3.70'],
    ['DEMO ADA', 'Fall 2027', 'DE', '3.8'],
    ['DEMO  Áda', '2027 fall', 'deu', '3.7'],
  );
  expect(check).toEqual({
    rows: 5,
    invalid: [],
    leftOut: [],
    problems: [],
    warnings: [],
    duplicates: [
      { row: 4, first: 2 },
      { row: 6, first: 2 },
    ],
    namesakes: [{ row: 5, first: 2 }],
  });
  expect(valid.map(({ occurrence }) => occurrence)).toEqual([1, 1, 2, 1, 3]);
  expect(readings.map(readingText)).toEqual([
    '2 | Country | country_of_residence | GER | Germany |  | 1 | 2',
    "1 | Term | available_semester | autumn '27 | Fall 2027 |  | 1 | 4",
    '1 | Term | available_semester | 2027 fall | Fall 2027 |  | 1 | 6',
  ]);
});

test('every invalid row is told with all that is wrong, and counted once', async () => {
  const check = await checkOf(['', 'Fall 2027', '', '3.75'], ['Demo Bo', 'Fall 2027', '', '']);
  expect([check.rows, check.problems.flat().length, check.valid.length]).toEqual([2, 2, 1]);
  expect(check.invalid).toEqual([
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

test('a check that is no longer wanted ends', async () => {
  const unwanted = new Error('unwanted');
  const rows = Array.from({ length: 12_000 }, (_, index) => [`Demo ${index}`, 'Fall 2027', '', '']);
  const seen: number[] = [];
  const checking = judgeRows(sourceOf(...rows), matchColumns({ header, rows: [] }, {}), async (count) => {
    seen.push(count);
    if (count === 10_000) throw unwanted;
  });
  await expect(checking).rejects.toBe(unwanted);
  expect(seen).toEqual([5000, 10_000]);
});

test('equal cells of a column that were read alike stand together, the most frequent first', async () => {
  const columns = ['Name', 'Term', 'Link', 'Gender', 'Video'];
  const rows = [
    ["'Ada'", 'Herbst 2027', 'example.com/1', 'M', 'M'],
    ['Bo', 'Fall 2027', "'https://example.com/2'", 'W', 'example.com/1'],
    ["'Cy'", 'Herbst 2027', 'example.com/3', 'M', ''],
    ['Di', 'Herbst 2027', 'example.com/3', 'M', ''],
  ];
  const source = aSource(columns, ...rows);
  const { readings } = summarize(source, await judgeRows(source, matchColumns(source, {}), async () => {}));
  expect(readings.map(readingText)).toEqual([
    '1 | Term | available_semester | Herbst 2027 | Fall 2027 |  | 3 | 2 4 5',
    '3 | Gender | gender | M | Male |  | 3 | 2 4 5',
    '2 | Link | profile_url | example.com/1 | https://example.com/1 | with https:// before it | 3 | 2 4 5',
    "0 | Name | name | 'Ada' | Ada | without the signs around it | 2 | 2 4",
    '3 | Gender | gender | W | Female |  | 1 | 3',
    "2 | Link | profile_url | 'https://example.com/2' | https://example.com/2 | without the signs around it | 1 | 3",
    '4 | Video | video_1 | M | nothing |  | 1 | 2',
    '4 | Video | video_1 | example.com/1 | https://example.com/1 | with https:// before it | 1 | 3',
  ]);
});

test('a text that is read as “nothing” is not a cell that was left empty', async () => {
  const { valid } = await checkOf(['&#110;othing', 'Fall 2027', '', '']);
  expect(valid.map(({ draft, unsaid }) => [draft.name, unsaid])).toEqual([['nothing', undefined]]);
});

test('a row that repeats a namesake is counted with it, and one with too many cells is refused as a whole', async () => {
  const { valid, duplicates, namesakes, invalid } = await checkOf(
    ['Demo Ada', 'Fall 2027', '', '3.7'],
    ['Demo Ada', 'Fall 2027', '', '3.8'],
    ['Demo Ada', 'Fall 2027', '', '3.8'],
    ['Demo Bo', 'Fall 2027', '', '', 'x'],
  );
  expect(valid.map(({ occurrence }) => occurrence)).toEqual([1, 1, 2]);
  expect([duplicates, namesakes]).toEqual([[{ row: 4, first: 3 }], [{ row: 3, first: 2 }]]);
  expect(invalid.map(({ row, problems }) => [row, problems])).toEqual([
    [
      5,
      [
        {
          field: null,
          message:
            'must be as many cells as the header has, not "x". The row has more cells than the header: put quotes around cells that contain the separator.',
        },
      ],
    ],
  ]);
});
