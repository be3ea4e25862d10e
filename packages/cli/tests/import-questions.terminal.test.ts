import { readFile, writeFile } from 'node:fs/promises';
import { encode } from '@matchpoint/core/testing/encode';
import { workbook } from '@matchpoint/core/testing/workbook';
import { expect, test } from 'vitest';
import { file, roster } from './fixtures.ts';
import { matchpoint } from './matchpoint.ts';
import { keys, openTerminal } from './terminal.ts';

const wide = { columns: 200, rows: 60 };
const question = 'Import with these readings? [Y]es, [c]hange, [n]o';

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

const change = `c${keys.enter}`;
const down = (times: number) => `${keys.down.repeat(times)}${keys.enter}`;

test('one screen says how the file was read, and one yes takes all of it', async () => {
  const path = await roster(
    'Full Nm,Available for,GPA,SAT,Country,Stars',
    'Demo Ada,Fall 2027,3.75,1350*,Brasileira,5',
    'Demo Bo,Haust 2027,3.5,1280,GER,4',
  );
  const { code, shown } = await answered([path], [question, keys.enter]);
  for (const line of [
    'How we read your file',
    '2  “Full Nm” → Name  (“Demo Ada”, “Demo Bo”)',
    '7  “Stars” → left out  (“5”, “4”)',
    '8  All rows → Sport: Tennis (the usual sport)',
    '“Available for”, row 3: “Haust 2027”: “Haust” must be Fall or Spring.',
    '[Leave the row out]',
    '“GPA”, row 2: “3.75”: must be a number from 1 to 4 in steps of 0.1.',
    '[Leave the cell empty]',
    '“Country”, 1 row: Brasileira → Brazil [Read as Brazil]',
    'Go on: 1 athlete, 1 row left out, 1 cell empty',
    'error: Nothing was sent. Fix 1 row',
  ])
    expect(shown).toContain(line);
  expect(code).toBe(3);
});

test('a line means something else: a column, and a word', async () => {
  const path = await file(
    'roster.csv',
    'Name;Term;Stars\nDemo Ada;Zima 2027;9\nDemo Bo;Zima 2028;8\nDemo Cy;Fall 2027;7\n',
  );
  const column = await answered(
    [path],
    [question, change],
    ['Which line?', down(3)],
    ['Which field is “Stars”', `${keys.up.repeat(20)}${down(10)}`],
    ['“Stars” → UTR', keys.enter],
  );
  const word = await answered(
    [path],
    [question, change],
    ['Which line?', down(5)],
    ['What is to be done?', down(1)],
    ['Go on: 3 athletes', keys.enter],
  );
  expect([column.code, word.code]).toEqual([3, 0]);
  expect(word.shown).toContain('Valid: 3 rows can be imported.');
});

test('what leaves a required field open cannot be agreed to, and a no says what is wrong', async () => {
  const path = await roster('Alpha,Beta', 'x,y');
  const ended = await answered(
    [path],
    ['[C]hange, [n]o', `y${keys.enter}`],
    ['Type one of', `${keys.back}n${keys.enter}`],
  );
  expect(ended).toMatchObject({ code: 3, shown: expect.stringContaining('No column is the Name yet.') });
});

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
});

test('an answers file says columns, values, words and empty cells; another form is refused', async () => {
  const path = await roster('Who,When,GPA', 'Demo Ada,Zima,9.xx', 'Demo Bo,Zima,soon');
  const answers = await file(
    'answers.json',
    JSON.stringify({
      version: 1,
      columns: { who: 'name', when: 'available_semester' },
      all: { available_year: '2027' },
      meanings: { available_semester: { Zima: 'Spring' }, GPA: { '9.xx': '' } },
    }),
  );
  const check = () => matchpoint(['athletes', 'validate', path, '--answers', answers], { COLUMNS: '200' });
  const { code, stderr } = await check();
  expect([code, stderr]).toEqual([3, expect.stringContaining('row 3: “soon”')]);
  expect(stderr).toContain('Nothing was sent. Fix 1 row and import the whole file again');
  const said = async (text: string) => {
    await writeFile(answers, text);
    const { code: refused, stderr: why } = await check();
    return [refused, why.split(' cannot be used: ')[1]];
  };
  expect([await said('{"version":2}'), await said('{"version":1,"name":"Ada"}'), await said('x')]).toEqual([
    [2, 'it is of version 2, and this program reads 1.\n'],
    [2, expect.stringContaining('name')],
    [2, expect.any(String)],
  ]);
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

test('two columns of one header are named by their places', async () => {
  const path = await file('roster.csv', 'Name,Term,Year,GPA,GPA\nDemo Ada,Fall,2027,3.7,2.5\n');
  expect(await matchpoint(['athletes', 'validate', path])).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("Leave all but one out: --map '#5=-'"),
  });
  expect(await matchpoint(['athletes', 'validate', path, '--map', '#4=-'])).toMatchObject({ code: 0 });
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
