import { expect, test } from 'vitest';
import type { Answers } from '../decisions.ts';
import { columnProblemText } from '../outcomes/columns.view.ts';
import { readFixed } from './fixed-values.ts';
import { type MatchKnown, matchColumns } from './match-columns.ts';

interface File {
  readonly name?: string;
  readonly sheet?: string;
  readonly title?: string;
  readonly header: readonly string[];
  readonly cells?: readonly string[];
}

const flags = {
  map: (column: string, field: string) => `--map "${column}=${field}"`,
  set: (field: string, value: string) => `--set "${field}=${value}"`,
};
/** The values of all rows and why, then what is wrong. */
function fixed({ cells, ...file }: File, said: Answers = {}, known: MatchKnown = {}): readonly string[] {
  const rows = cells === undefined ? [] : [{ row: 2, cells }];
  const { set, problems } = matchColumns({ ...file, rows }, said, known);
  return [
    ...[...set].map(
      ([field, { value, reason, sure }]) => `${field}: ${value} (${reason})${sure === 'likely' ? '?' : ''}`,
    ),
    ...problems.map((problem) =>
      columnProblemText(problem, flags)
        .replace(/ Every athlete needs it\. Known .*?\./, '')
        .replace(/(Fields: sport).*/, '$1, …'),
    ),
  ];
}

const bare = { header: ['Name'] };
const usual = 'sport: Tennis (the usual sport)';

test.each<[string, Required<Answers>['all'], readonly string[]]>([
  ['a term', { semester: 'Herbst 27' }, ['available_semester: Fall', 'available_year: 2027']],
  [
    'a semester and a year',
    { Term: 'spring', Year: '28' },
    ['available_semester: Spring', 'available_year: 2028'],
  ],
  [
    'other fields',
    { term: 'F27', Nat: 'GER', sex: 'w', 'm/f': '', sport: 'soccer', GPA: '3,7', bio: ' Tall ' },
    [
      ...['available_semester: Fall', 'available_year: 2027', 'country_of_residence: Germany'],
      ...['gender: Female', 'sport: Soccer', 'GPA: 3.7', 'bio:  Tall '],
    ],
  ],
])('%s for all rows is kept as the athlete has it', (_, set, expected) => {
  expect(fixed(bare, { all: set })).toEqual(
    [...expected, ...('sport' in set ? [] : ['sport: Tennis'])].map((text) =>
      text === 'sport: Tennis' ? usual : `${text} (chosen)`,
    ),
  );
});

test('a value that no row can have, or a field that has a column, is refused with what to do', () => {
  const file = { header: ['Name', 'Term', 'Nat.'], cells: ['Demo Ada', 'Fall 2027', 'GER'] };
  const set = { name: 'Ada', shoe: '38', year: '1999', gender: 'x', Nat: 'ITA', semester: 'Fall 1999' };
  const [first, ...rest] = fixed(file, { all: set });
  expect(first).toBe(usual);
  expect(rest).toMatchInlineSnapshot(`
    [
      "No “name” can be set for all rows. Fields: sport, …",
      "No “shoe” can be set for all rows. Fields: sport, …",
      "The Year of all rows must be a whole number from 2022 to 2050, not “1999”. Write one year, as 2027.",
      "The Gender of all rows must be Male or Female, not “x”. Write Male or Female.",
      "The column “Nat.” is the Country of Residence, which is also set for all rows: keep one of them. Leave the column out: --map "Nat.=-"",
      "The column “Term” is the Semester, which is also set for all rows: keep one of them. Leave the column out: --map "Term=-"",
    ]
  `);
  expect(fixed(bare, { all: { semester: 'Fall 1999' } })[1]).toMatchInlineSnapshot(
    `"The Semester of all rows must be a whole number from 2022 to 2050, not “Fall 1999”. Write one year, as 2027."`,
  );
});

test('a value that says nothing sets nothing', () => {
  for (const nothing of ['-', 'n/a']) expect(readFixed('gender', nothing), nothing).toEqual({ values: [] });
  for (const blank of ['', '  '])
    for (const field of ['available_semester', 'sport'] as const)
      expect(readFixed(field, blank)).toEqual({ values: [] });
});

const graduates: File = { header: ['Name', 'HS Grad Year'], cells: ['Demo Ada', '2027'] };

test('what is missing is asked once, with what the names, a year of graduation and the last file say', () => {
  const files: readonly File[] = [
    bare,
    { ...bare, name: '2027 Herbst.csv', sheet: 'Spring 2028' },
    { ...bare, name: 'a.csv', title: 'Recruits Fall 2027' },
    graduates,
    { ...graduates, header: ['Name', 'Year'] },
    { header: ['Name', 'Class photo'], cells: ['Demo Ada', 'B'] },
    { header: ['Name', 'Term'], cells: ['Demo Ada', 'Fall'] },
    { header: ['Name', 'Term'], cells: ['Demo Ada', 'Fall 27'] },
    { header: ['Name', 'Term', '?'], cells: ['Demo Ada', 'Fall', '2027'] },
    { header: ['Name', 'Term', 'Year'], cells: ['Demo Ada', 'Fall', ''] },
    { header: ['Name', 'Term', 'HS Grad Year'], cells: ['Demo Ada', 'Spring', '2027'] },
  ];
  const said = (problems: readonly string[]) =>
    problems
      .map((text) =>
        text.replace(/No column is the | yet| Or name yours: \S+ \S+ \S+| Or set it for all rows/g, ''),
      )
      .join(' | ');
  expect(
    files.map((file) => `${file.name ?? file.header.join()}: ${said(fixed(file).slice(1))}`).join('\n'),
  ).toMatchInlineSnapshot(`
    "Name: Semester.: --set "available_semester=Fall" | Year.: --set "available_year=2027"
    2027 Herbst.csv: Semester. (the sheet's name): --set "available_semester=Spring" | Year. (the sheet's name): --set "available_year=2028"
    a.csv: Semester. (the line above the table): --set "available_semester=Fall" | Year. (the line above the table): --set "available_year=2027"
    Name,HS Grad Year: available_semester: Fall ("HS Grad Year": graduates start in the fall)?
    Name,Year: Semester.: --set "available_semester=Fall"
    Name,Class photo: Semester.: --set "available_semester=Fall" | Year.: --set "available_year=2027"
    Name,Term: Year.: --set "available_year=2027"
    Name,Term: 
    Name,Term,?: Year. “?” looks like it: --map "#3=available_year": --set "available_year=2027"
    Name,Term,Year: 
    Name,Term,HS Grad Year: "
  `);
  expect(fixed(graduates, { all: { semester: 'Spring' } })).toEqual([
    'available_semester: Spring (chosen)',
    usual,
  ]);
  const remembered = {
    all: { available_semester: 'Fall', available_year: '2026', gender: 'w', sport: 'soccer', shoe: '38' },
  };
  expect(fixed(bare, {}, { remembered })).toMatchInlineSnapshot(`
    [
      "gender: Female (chosen for the last file)",
      "sport: Soccer (chosen for the last file)",
      "No column is the Semester yet. Or name yours: --map "your header=available_semester" Or set it for all rows (chosen for the last file): --set "available_semester=Fall"",
      "No column is the Year yet. Or name yours: --map "your header=available_year" Or set it for all rows (chosen for the last file): --set "available_year=2026"",
    ]
  `);
  expect(
    fixed({ ...bare, name: 'Spring 28.csv' }, { all: { semester: 'Fall' } }, { remembered }),
  ).toMatchInlineSnapshot(`
    [
      "gender: Female (chosen for the last file)",
      "sport: Soccer (chosen for the last file)",
      "available_semester: Fall (chosen)",
      "No column is the Year yet. Or name yours: --map "your header=available_year" Or set it for all rows (the file's name): --set "available_year=2028"",
    ]
  `);
  expect(fixed({ header: ['Name', 'Term', 'Sex'] }, {}, { remembered })).toEqual([
    'sport: Soccer (chosen for the last file)',
  ]);
});

test('the year of a graduation is known by its header, in each language', () => {
  const asked = (year: string) =>
    matchColumns({ header: ['Name', 'Sport', year], rows: [] }, {}).set.get('available_semester') ?? null;
  const years = 'Grad Yr|Class of|Abschlussjahr|Año de graduación|Année de diplôme|Ano de formatura'.split(
    '|',
  );
  expect([...years, 'Start year', 'Jahr'].map(asked)).toEqual([
    ...years.map((year) => ({
      value: 'Fall',
      reason: `"${year}": graduates start in the fall`,
      sure: 'likely',
    })),
    null,
    null,
  ]);
});

test.each([
  ['Fall-2027_final.csv', 'Fall', '2027'],
  ['roster_SP28.csv', 'Spring', '2028'],
  ['roster.2028.Spring.v2.csv', 'Spring', '2028'],
  ['Fall 2027 (Fall 2027).xlsx', 'Fall', '2027'],
  ['otoño 2027.csv', 'Fall', '2027'],
  ['Fall 2027 Fall 2028.csv', 'Fall', undefined],
  ['Fall 1999.csv', undefined, undefined],
  ['Fall 2027 or Spring 2028.csv', undefined, undefined],
  ['fall.2027', undefined, undefined],
  ['2027.csv', undefined, undefined],
  ['Fall.csv', undefined, undefined],
])('the name %s says the semester %s and the year %s', (name, semester, year) => {
  const { problems } = matchColumns({ name, header: ['Name', 'Sport'], rows: [] }, {});
  expect(problems.map((problem) => (problem.kind === 'missing' ? problem.preset?.value : problem))).toEqual([
    semester,
    year,
  ]);
});

const asked = (why = '') =>
  `No column is the Sport yet. Or name yours: --map "your header=sport" Or set it for all rows${why}: --set "sport=Tennis"`;
const several = ['Soccer', 'Tennis'];
const usualColumns = { header: ['Name', 'Term'] };

test.each<[string, readonly string[], Partial<File>, Required<Answers>['all'], readonly string[]]>([
  ['no sport', [], {}, {}, [usual]],
  ['one', ['Soccer'], {}, {}, ['sport: Soccer (the sport of your agency)']],
  ['one and another', ['Golf', 'Tennis'], {}, {}, ['sport: Tennis (the sport of your agency)']],
  ['another', ['Golf'], {}, {}, [usual]],
  ['several', several, {}, {}, [asked()]],
  ['several, said', several, {}, { sport: 'tennis' }, ['sport: Tennis (chosen)']],
  [
    'several, in a named file',
    several,
    { name: 'soccer_girls.csv' },
    {},
    [asked(" (the file's name)").replace('=Tennis', '=Soccer')],
  ],
  ['several, in a file with two names', several, { name: 'soccer and tennis.csv' }, {}, [asked()]],
  ['several, beside a graduation', several, { header: ['Name', 'Term', 'Class of'] }, {}, [asked()]],
  ['several, in a column', several, { header: ['Name', 'Term', 'Sport'] }, {}, []],
  [
    'several, beside a rating of tennis',
    several,
    { header: ['Name', 'Term', 'ITF'] },
    {},
    ['sport: Tennis (the file has a column ITF)?'],
  ],
])('the sport of an agency with %s', (_, sports, file, all, expected) => {
  expect(fixed({ ...usualColumns, ...file }, { all }, { sports })).toEqual(expected);
});
