import { expect, test } from 'vitest';
import { answersOf } from '../decisions.ts';
import type { ImportSource } from '../import-source.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { groupRepair } from './group-repairs.ts';
import { createRowJudge } from './judge-row.ts';
import { groupProblems } from './row-problems.ts';
import { unknownWords } from './unknown-words.ts';

/** The problems of one column's cells, in groups. */
function groupsOf(column: string, ...cells: readonly string[]) {
  const header = ['Name', 'Term', column];
  const rows = cells.map((cell, index) => ({ row: index + 2, cells: ['Demo Ada', 'Fall 2027', cell] }));
  return groups({ header, rows });
}
function groups(source: Pick<ImportSource, 'header' | 'rows'>) {
  const match = matchColumns({ ...source, rows: [] }, {});
  const judge = createRowJudge(match, source);
  return groupProblems(source.rows.map((row) => judge(row).problems));
}

test.each([
  [
    'GPA',
    '3.75|3,85|2.949|1.04|4.04|3.95',
    'Round 5 GPAs to 0.1: 3.75 → 3.8, 3,85 → 3.9, 2.949 → 2.9, 1.04 → 1, 3.95 → 4',
  ],
  ['UTR', '8.255|12.3456', 'Round 2 UTRs to 0.01: 8.255 → 8.26, 12.3456 → 12.35'],
  ['GPA', " '3.75", "Round the GPA to 0.1:  '3.75 → 3.8"],
  ['SAT', '1200.5', 'Round the SAT to a whole number: 1200.5 → 1201'],
  ['SAT', '1200.5|1201.4', 'Round 2 SATs to whole numbers: 1200.5 → 1201, 1201.4 → 1201'],
  ['SAT', '680/670', 'none'],
  ['TOEFL', '4.5', 'none'],
  ['Country', 'GER/USA|GER/Atlantis', 'Take the first country: GER/USA → Germany'],
  ['LK/UTR', '9,4|11', 'Take all as UTR: 9,4 → UTR 9,4, 11 → UTR 11'],
  ['LK/UTR', ' 9,4', 'Take it as UTR:  9,4 → UTR 9,4'],
  ['Country', 'GER/-|GER/USA/Atlantis', 'none'],
  ['Country', 'Atlantis', 'none'],
  ['Year', '2028 (1014, 1014)', 'none'],
  ['GPA', '5', 'none'],
])('the repair of a group in %s: %s', (column, cells, expected) => {
  const [group] = groupsOf(column, ...cells.split('|'));
  const repair = group === undefined ? null : groupRepair(group);
  expect(
    repair === null
      ? 'none'
      : `${repair.text}: ${repair.changes.map(({ from, to }) => `${from} → ${to}`).join(', ')}`,
  ).toBe(expected);
  expect(repair?.isChoice ?? false).toBe(expected.startsWith('Take'));
  const meanings = repair?.changes.map(({ from, to }) => [from.trim(), to]) ?? [];
  expect(Object.values(answersOf(repair?.decisions ?? []).meanings)).toEqual(
    meanings.length === 0 ? [] : [Object.fromEntries(meanings)],
  );
});

test('what a person may take: a term as above, in columns before the names, and what is struck through', () => {
  const taken = (header: string, ...lines: readonly string[]) =>
    groups({
      header: header.split('|'),
      rows: lines.map((line, index) => ({ row: index + 2, cells: line.split('|') })),
    }).map((group) => {
      const repair = groupRepair(group);
      const edits = repair?.decisions.flatMap((said) => (said.kind === 'edit' ? said.edits : [])) ?? [];
      const changes = edits.map(({ row, column, value }) => `${row}/${column} ${value}`);
      return [group[0].field, repair?.text, repair?.isChoice, ...changes];
    });
  expect(taken('Term|Name', 'Fall 2027|Demo Ada', '|Demo Bo', 'soon|Demo Cy', '|Demo Di')).toEqual([
    ['available_semester', 'As above: Fall 2027', true, '3/0 Fall 2027'],
    ['available_semester', undefined, undefined],
    ['available_semester', undefined, undefined],
    ['available_year', undefined, undefined],
  ]);
  expect(taken('Term|Year|Name', 'Fall|2027|Demo Ada', '||Demo Bo')).toEqual([
    ['available_semester', 'As above: Fall', true, '3/0 Fall'],
    ['available_year', 'As above: 2027', true, '3/1 2027'],
  ]);
  expect(taken('Name|Term', 'Demo Ada|Fall 2027', 'Demo Bo|')).toEqual([
    ['available_semester', undefined, undefined],
    ['available_year', undefined, undefined],
  ]);
  const struck = 'Take what is struck through';
  const lined = (text: string) => text.replaceAll(/./g, '$&\u0336');
  expect(taken('Name|Term', `${lined('Demo Ada')}|${lined('Fall 2027')}`)).toEqual([
    ['name', struck, true, '2/0 Demo Ada'],
    ['available_semester', struck, true, '2/1 Fall 2027'],
  ]);
});

test('a cell beyond the header has no repair', () => {
  const rows = [{ row: 2, cells: ['Demo Ada', 'Fall 2027', 'x'] }];
  expect(groups({ header: ['Name', 'Term'], rows }).map(groupRepair)).toEqual([null]);
});

test('notes and totals among the athletes are left out, totals for certain', () => {
  const header = ['Nr', 'Name', 'Term', 'GPA'];
  const notes = [
    ...['Total: 48 athletes', 'Girls| ', 'GPA as the schools report it', '*', '|Boys', '|Celkem: 2', '合計'],
    ...['Ada demo', 'ada Demo', 'Ada Demo 2', 'A B C D E F', 'Ada (Demo)', 'Ada Demo!', 'Ada 2nd Demo'],
    ...['eMail List', 'Roster of the office, confidential', 'Average|||3.4', 'Ø:|||3,1', 'TOTAL 48|3|2 %|4'],
  ];
  const athletes = [
    '1|Demo Ada|Fall 2027|3.7',
    '',
    'Demo Ada',
    '山田 太郎',
    'Ada|x',
    '||Fall 2027',
    'Demo, Ada',
    'Ada Maria Luisa Demo Cruz',
    "O'Neil St. Demo-Test",
    '|Ada Demo',
    '||Ada',
    'Total X',
    'Sum|3.5|x',
    'Sum|x3',
    'Sum|3x',
    '1 Total|3',
    'Sum|Demo Ada|Fall 2027|3.7',
    'O|3',
    'Ada de Cruz-Demo',
    '|Ada Demo|Fall 2027||x',
  ];
  const rows = [...notes, ...athletes].map((line, index) => ({ row: index + 2, cells: line.split('|') }));
  const judge = createRowJudge(matchColumns({ header, rows }, {}), { header });
  const left = rows
    .map(judge)
    .flatMap(({ problems, readings }, index) =>
      problems.length > 0
        ? []
        : readings.map(({ read, sure }) => `${[...notes, ...athletes][index]}: ${read}, ${sure}`),
    );
  const isTotal = (line: string) => /^(TOTAL 48|\|Celkem|合計|Average|Ø)/u.test(line);
  expect(left).toEqual(notes.map((line) => `${line}: left out, ${isTotal(line) ? 'certain' : 'likely'}`));
  expect(groups({ header: ['Name'], rows: [{ row: 2, cells: ['Girls'] }] }).map(groupRepair)).toEqual([
    null,
    null,
  ]);
});

test.each([
  [
    'Semester',
    'Haust 2027|haust 28|Vor 2028|WS 2027|im WS 27',
    'Haust=Fall (2, 3), WS=Fall (5, 6), Vor=Spring (4)',
  ],
  [
    'Semester',
    'WS 2027/28|SoSe 27/28|WS 2027/29|Fall 2027/28/29|Bla WS 2027/28|WS Bla 2027/28',
    'WS 2027/28=Fall 2027 (2), SoSe 27/28=Spring 2028 (3), WS 2027/29=? (4), Fall 2027/28/29=? (5), Bla WS 2027/28=? (6), WS Bla 2027/28=? (7)',
  ],
  [
    'Semester',
    '4/2028|00/2028|1999-09-01|x 9/2027|9/2027 x|x2027-09|2027-09-01x',
    '4/2028=? (2), 00/2028=? (3), 1999-09-01=? (4), x 9/2027=? (5), 9/2027 x=? (6), x2027-09=? (7), 2027-09-01x=? (8)',
  ],
  [
    'Semester',
    'Summer 2027|soon or later|2027| |-|Kış Haust 2027|Fall x|x Fall',
    'Summer=? (2), soon or later=? (3), 2027=? (4), Kış Haust 2027=? (7), Fall x=? (8), x Fall=? (9)',
  ],
  ['Semester', '2º semestre|1er semestre', '2º semestre=? (2), 1er semestre=? (3)'],
  ['Gender', 'x|nő|Bay|bay|?|9/2027', 'Bay=Male (4, 5), x=? (2), ?=? (6), 9/2027=? (7)'],
  ['Country', ' Atlantis|atlantis|Elbonia 2', 'Atlantis=? (2, 3), Elbonia 2=? (4)'],
  ['Sport', 'Çim', 'Çim=? (2)'],
  ['GPA', 'x', ''],
  ['Link', 'x', ''],
])('the words in a column %s that no reader knows: %s', (column, cells, expected) => {
  const isSemester = column === 'Semester';
  const header = ['Name', column, isSemester ? 'Year' : 'Term'];
  const rows = cells.split('|').map((cell, index) => ({
    row: index + 2,
    cells: ['Demo Ada', cell, isSemester ? '2027' : 'Fall 2027'],
  }));
  const found = groups({ header, rows }).flatMap((group) => unknownWords(group));
  const shown = found.map(
    ({ word, rows: of, suggestion }) => `${word}=${suggestion ?? '?'} (${of.join(', ')})`,
  );
  expect(shown.join(', ')).toBe(expected);
});
