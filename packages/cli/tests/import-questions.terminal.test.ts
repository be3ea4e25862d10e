import { readFile, writeFile } from 'node:fs/promises';
import { encode } from '@matchpoint/core/testing/encode';
import { workbook } from '@matchpoint/core/testing/workbook';
import { expect, test } from 'vitest';
import { file, roster } from './fixtures.ts';
import { matchpoint, says } from './matchpoint.ts';
import { keys, openTerminal } from './terminal.ts';

const wide = { columns: 200, rows: 60 };

/** Answers each question, in their order, and returns the code and the screen at the end. */
async function answered(
  args: readonly string[],
  ...answers: readonly (readonly [question: string, typed: string])[]
) {
  const terminal = openTerminal(['athletes', 'validate', ...args], {}, wide);
  for (const [asked, typed] of answers) {
    await terminal.until(asked);
    terminal.type(typed);
  }
  return { code: await terminal.ended, shown: terminal.shown() };
}

test('a sheet is read by its preset, and refused in a script', async () => {
  const header = ['Name', 'Term', 'Year'];
  const path = await file(
    'roster.xlsx',
    workbook([
      { name: 'Old', rows: [header, ['Demo Old', 'Fall', 2026]] },
      { name: "Year's new", rows: [header, ['Demo New', 'Fall', 2027], ['Demo Other', 'Fall', 2027]] },
    ]),
  );
  const ended = await answered([path]);
  expect(ended).toMatchObject({ code: 0, shown: expect.stringContaining('Several sheets have rows: "') });
  const alone = await matchpoint(['athletes', 'validate', path]);
  expect(alone).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(
      "Several sheets have rows. Which one should be imported? Add one of these:\n  --sheet Old  for Old  (2 rows)\n  --sheet 'Year'\\''s new'  for Year's new  (3 rows)\n",
    ),
  });
  const flagged = await matchpoint(['athletes', 'validate', path, '--sheet', "Year's new"]);
  expect(flagged).toMatchObject({ code: 0, stderr: expect.stringContaining('Valid: 2 rows') });
});

test('flags say which header, separator and encoding a file has', async () => {
  const text = 'Season 2027|x\nName|Term|Year\nZoë|Fall|2027\n';
  const path = await file('roster.csv', encode(text, 'macintosh'));
  const flags = ['--header-row', '2', '--delimiter', '|', '--encoding', 'macintosh'];
  const { code, stderr } = await matchpoint(['athletes', 'validate', path, ...flags]);
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(
      /bars, Mac Roman, header in row 2\nIn all rows: Sport Tennis \(the usual sport\)\.\nValid: 1 row/,
    ),
  ]);
  expect(await matchpoint(['athletes', 'validate', path, '--delimiter', 'x'])).toMatchObject({ code: 2 });
});

test('a script takes no reading that nobody has seen, and keeps what it was told to take', async () => {
  const rows = ['Name,Term,SAT', 'Demo Ada,Fall 2027,1350*'];
  const check = (path: string, ...flags: readonly string[]) =>
    matchpoint(['athletes', 'validate', path, ...flags], { COLUMNS: '200' });
  const path = await roster(...rows);
  const answers = `${path}.answers.json`;
  expect(await check(path)).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(
      'Likely, but nobody has seen it:\n  “SAT”, 1 row: 1350* → 1350\nerror: Nothing was sent. Add --accept likely to take these readings, and --answers <file> to keep them for the next file.\n',
    ),
  });
  expect(await check(path, '--accept', 'likely', '--answers', answers)).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(answers, 'utf8'))).toEqual({
    version: 1,
    layout: {},
    columns: {},
    all: {},
    meanings: { SAT: { '1350*': '1350' } },
  });
  expect(await check(path, '--answers', answers)).toMatchObject({ code: 0 });
  const next = await roster(...rows, 'Demo Bo,Fall 2027,1280*');
  expect(await check(next, '--answers', answers)).toMatchObject({ code: 3 });
  const alpha = await roster('Alpha,Term', 'Demo Ada,Fall 2027');
  const named = ['--map', 'Alpha=name', '--set', 'sport=Tennis'];
  expect([
    await check(alpha),
    await check(alpha, ...named, '--answers', answers),
    await check(alpha, '--answers', answers),
  ]).toMatchObject([{ code: 3 }, { code: 0 }, { code: 0 }]);
  expect(JSON.parse(await readFile(answers, 'utf8'))).toMatchObject({
    columns: { alpha: 'name' },
    all: { sport: 'Tennis' },
  });
  await writeFile(answers, '{"version":2}');
  expect(await check(path, '--answers', answers)).toEqual(
    says(2, `error: The answers ${answers} cannot be used: it is of version 2, and this program reads 1.\n`),
  );
});

test('--repair makes each repair that a group offers, and without it the refusal names them', async () => {
  const path = await roster(
    'Name,Term,GPA',
    ...[3.75, 3.14, 3.25, 2.96, 2.01, 1.04].map((gpa, index) => `Demo Ada ${index},Fall 2027,${gpa}`),
  );
  const check = (...flags: readonly string[]) =>
    matchpoint(['athletes', 'validate', path, ...flags], { COLUMNS: '200' });
  expect([await check(), await check('--repair')]).toMatchObject([
    { code: 3, stderr: expect.stringContaining('Or make these repairs with --repair:\n  Round 6 GPAs') },
    { code: 0, stderr: expect.stringContaining('Repairs made:\n  Round 6 GPAs') },
  ]);
});

test.each([
  ['n', 'kept', 130, 'precious'],
  ['y', 'overwritten', 0, 'row,status,id,field,message\r\n'],
])('a report that exists is asked about: %s, and it is %s', async (answer, _, code, content) => {
  const report = await file('report.csv', 'precious');
  const path = await roster('Name,Term,Year', 'Demo Ada,Fall,2027');
  const ended = await answered(
    [path, '--report', report],
    ['exists already. Overwrite it?', `${answer}${keys.enter}`],
  );
  expect(ended.code).toBe(code);
  expect(await readFile(report, 'utf8')).toBe(content);
});
