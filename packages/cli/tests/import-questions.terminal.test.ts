import { readFile } from 'node:fs/promises';
import { encode } from '@matchpoint/core/testing/encode';
import { workbook } from '@matchpoint/core/testing/workbook';
import { expect, test } from 'vitest';
import { file, roster } from './fixtures.ts';
import { matchpoint } from './matchpoint.ts';
import { keys, openTerminal } from './terminal.ts';

const wide = { columns: 200, rows: 40 };
const header = ['Name', 'Term', 'Year'];

/** Answers each question, in their order, and returns the code and the screen at the end. */
async function answered(path: string, ...answers: readonly (readonly [question: string, typed: string])[]) {
  const terminal = openTerminal(['athletes', 'validate', path], {}, wide);
  for (const [question, typed] of answers) {
    await terminal.until(question);
    terminal.type(typed);
  }
  return { code: await terminal.ended, shown: terminal.shown() };
}

const twoSheets = workbook([
  { name: 'Old', rows: [header, ['Demo Old', 'Fall', 2026]] },
  { name: "Year's new", rows: [header, ['Demo New', 'Fall', 2027], ['Demo Other', 'Fall', 2027]] },
]);

test('a person chooses the sheet, and the flag that is printed does the same', async () => {
  const path = await file('roster.xlsx', twoSheets);
  const ended = await answered(path, ["Year's new  (3 rows)", `${keys.down}${keys.enter}`]);
  expect(ended.code).toBe(0);
  expect(ended.shown).toContain("To skip this question: --sheet 'Year'\\''s new'");
  expect(ended.shown).toContain('Valid: 2 rows can be imported.');

  const alone = await matchpoint(['athletes', 'validate', path]);
  expect(alone.code).toBe(3);
  expect(alone.stderr).toContain(
    "Several sheets have rows. Which one should be imported? Add one of these:\n  --sheet Old  for Old  (2 rows)\n  --sheet 'Year'\\''s new'  for Year's new  (3 rows)\n",
  );
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

test('names with a comma are asked about once', async () => {
  const path = await file(
    'roster.csv',
    'Name;Term;Year\nDemo-Lovelace, Ada;Fall;2027\nDemo-Hopper, Grace;Fall;2027\nDemo-Noether, Emmy;Fall;2027\n',
  );
  const ended = await answered(path, ['The last name is probably first in "Name".', keys.enter]);
  expect(ended.code).toBe(0);
  expect(ended.shown).toContain('as "Ada Demo-Lovelace": the last name stands first');
  expect(ended.shown).toContain('To skip these questions: --map Name=last_first_name');
  const alone = await matchpoint(['athletes', 'validate', path]);
  expect(alone).toMatchObject({ code: 3, stderr: expect.stringContaining('--map Name=last_first_name') });
});

test("a term that no column has is asked once for all rows, with the file's name as its answer", async () => {
  const path = await file('Fall 2027.csv', 'Name\nDemo Ada\nDemo Bo\n');
  const ended = await answered(
    path,
    [
      "No column has the semester and year. What is it in all 2 rows? (- for none; the file's name) (Fall 2027)",
      `Fall 1999${keys.enter}`,
    ],
    ['It must be a whole number from 2022 to 2050.', `${keys.back.repeat(5)}${keys.enter}`],
    ['Type both, as Fall 2027.', ` 2028${keys.enter}`],
  );
  expect(ended.code).toBe(0);
  expect(ended.shown).toContain("To skip these questions: --set 'available_semester=Fall 2028'");
  expect(ended.shown).toContain(
    'In all rows: Semester Fall (chosen), Year 2028 (chosen), Sport Tennis (the usual sport).',
  );
  const alone = await matchpoint(['athletes', 'validate', path]);
  expect(alone).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(
      "Or set it for all rows (the file's name): --set available_semester=Fall",
    ),
  });
});

test('a semester is chosen for all rows where a column has the years, unless it is a column', async () => {
  const path = await file('roster.csv', 'Name,HS Grad Year,When\nDemo Ada,2027,autumn-ish\n');
  const which = 'No column matches available_semester, which is required. Which one is it?';
  const all = await answered(
    path,
    [which, keys.enter],
    ['Fall ("HS Grad Year": graduates start in the fall)', keys.enter],
    ['Which field is the column "When"?', keys.enter],
  );
  expect(all.code).toBe(0);
  expect(all.shown).toContain('To skip these questions: --map When=- --set available_semester=Fall');
  const column = await answered(
    path,
    [which, `${keys.up}${keys.enter}`],
    ['What does "autumn-ish" in "When" mean, in 1 row?', keys.enter],
  );
  expect(column).toMatchObject({ code: 3, shown: expect.stringContaining('row 2: “autumn-ish”') });
});

test('a word that is not known is asked about once, and the flag that is printed does the same', async () => {
  const path = await roster('Name,Term,Country', 'Demo Ada,Zima 2027,Nowhereland', 'Demo Bo,zima 2028,GER');
  const ended = await answered(
    path,
    ['What does "Zima" in "Term" mean, in 2 rows?', `${keys.up}${keys.enter}`],
    ['What does "Nowhereland" in "Country" mean, in 1 row?', `SUI${keys.enter}`],
  );
  expect(ended.code).toBe(0);
  expect(ended.shown).toContain('To skip these questions: --word Zima=Spring --word Nowhereland=SUI');
  expect(ended.shown).toContain('Valid: 2 rows can be imported.');
  const alone = await matchpoint(['athletes', 'validate', path]);
  expect(alone).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("Or say what words mean: --word 'Zima=…' --word 'Nowhereland=…'\n"),
  });
});

test('one code in two columns means what is said in each', async () => {
  const path = await roster('Name,Term,Gender,Sport', 'Demo Ada,Fall 2027,1,1');
  const { code, shown } = await answered(
    path,
    ['What does "1" in "Sport" mean, in 1 row?', `${keys.up}${keys.enter}`],
    ['What does "1" in "Gender" mean, in 1 row?', `${keys.up}${keys.enter}`],
  );
  expect([code, shown]).toEqual([0, expect.stringContaining('--word 1=Soccer --word 1=Female')]);
});

const toRepair = () =>
  roster(
    'Name,Term,GPA,SAT',
    ...[3.75, 3.14, 3.25, 2.96, 2.01, 1.04].map((gpa, index) => `Demo Ada ${index},Fall 2027,${gpa},`),
    'Demo Bo,Fall 2027,,1350 (EBRW 680 / M 670)',
    'Total: 7 athletes',
  );
const repairs = [
  'Round 6 GPAs to 0.1 (3.75 → 3.8, 3.14 → 3.1, 3.25 → 3.3, 2.96 → 3, 2.01 → 2 and 1 more)',
] as const;

test('each repair of a group is asked about once, and the flag that is printed does the same', async () => {
  const path = await toRepair();
  const yes = `y${keys.enter}`;
  const ended = await answered(path, ...repairs.map((text) => [`${text}?`, yes] as const));
  const made = `Repairs made:\n${repairs.map((text) => `  ${text}\n`).join('')}`;
  expect(ended.code).toBe(0);
  expect(ended.shown).toContain('To skip these questions: --repair\n');
  expect(ended.shown).toContain(made);
  expect(ended.shown).toContain('Valid: 7 rows can be imported.');
  const flagged = await matchpoint(['athletes', 'validate', path, '--repair'], { COLUMNS: '200' });
  expect(flagged).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Repairs made:\n  Round 6 GPAs'),
  });
});

test('a repair that is declined leaves the file refused, as it is without a terminal, and names the flag', async () => {
  const path = await toRepair();
  const answers = repairs.map(
    (text, index) => [`${text}?`, `${index === 0 ? 'n' : 'y'}${keys.enter}`] as const,
  );
  const ended = await answered(path, ...answers);
  expect(ended.code).toBe(3);
  expect(ended.shown).not.toContain('To skip these questions');
  expect(ended.shown).toContain(`Or make these repairs with --repair:\n  ${repairs[0]}\n`);
  const alone = await matchpoint(['athletes', 'validate', path]);
  expect(alone).toMatchObject({
    code: 3,
    stderr: expect.stringContaining(
      'Or make these repairs with --repair:\n  Round 6 GPAs to 0.1 (3.75 → 3.8,',
    ),
  });
});

test('two columns of one header are asked about by their own samples', async () => {
  const path = await file('roster.csv', 'Name,Term,Year,GPA,GPA\nDemo Ada,Fall,2027,3.7,2.5\n');
  const ended = await answered(path, ['GPA (#5)  ("2.5")', `${keys.down}${keys.enter}`]);
  expect(ended.code).toBe(0);
  expect(ended.shown).toContain("To skip these questions: --map '#4=-'");
  expect(await matchpoint(['athletes', 'validate', path, '--map', '#4=-'])).toMatchObject({ code: 0 });
});

test.each([
  ['n', 'kept', 130, 'precious'],
  ['y', 'overwritten', 0, 'row,status,id,field,message\r\n'],
])('a report that exists is asked about: %s, and it is %s', async (answer, _, code, content) => {
  const report = await file('report.csv', 'precious');
  const args = [
    'athletes',
    'validate',
    await roster('Name,Term,Year', 'Demo Ada,Fall,2027'),
    '--report',
    report,
  ];
  const terminal = openTerminal(args, {}, wide);
  await terminal.until('exists already. Overwrite it?');
  terminal.type(`${answer}${keys.enter}`);
  expect(await terminal.ended).toBe(code);
  expect(await readFile(report, 'utf8')).toBe(content);
});
