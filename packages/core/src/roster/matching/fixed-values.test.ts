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
    ...[...set].map(([field, { value, reason }]) => `${field}: ${value} (${reason})`),
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

const named = (name: string, sheet?: string): File => ({
  ...bare,
  name,
  ...(sheet !== undefined && { sheet }),
});
const graduates: File = { header: ['Name', 'HS Grad Year'], cells: ['Demo Ada', '2027'] };

test('what is missing is asked once, with what the names, a year of graduation and the last file say', () => {
  const files: readonly File[] = [
    bare,
    named('Fall 2027 roster.xlsx'),
    named('roster_SP28.csv'),
    named('2027 Herbst.csv', 'Spring 2028'),
    { ...named('a.csv'), title: 'Recruits Fall 2027' },
    named('Fall 1999.csv'),
    named('Fall 2027 or Spring 2028.csv'),
    named('fall.2027'),
    graduates,
    { ...graduates, header: ['Name', 'Year'] },
    { header: ['Name', 'Class photo'], cells: ['Demo Ada', 'B'] },
    { header: ['Name', 'Term'], cells: ['Demo Ada', 'Fall'] },
    { header: ['Name', 'Term'], cells: ['Demo Ada', 'Fall 27'] },
    { header: ['Name', 'Term', '?'], cells: ['Demo Ada', 'Fall', '2027'] },
    { header: ['Name', 'Term', 'Year'], cells: ['Demo Ada', 'Fall', ''] },
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
    Fall 2027 roster.xlsx: Semester. (the file's name): --set "available_semester=Fall" | Year. (the file's name): --set "available_year=2027"
    roster_SP28.csv: Semester. (the file's name): --set "available_semester=Spring" | Year. (the file's name): --set "available_year=2028"
    2027 Herbst.csv: Semester. (the sheet's name): --set "available_semester=Spring" | Year. (the sheet's name): --set "available_year=2028"
    a.csv: Semester. (the line above the table): --set "available_semester=Fall" | Year. (the line above the table): --set "available_year=2027"
    Fall 1999.csv: Semester.: --set "available_semester=Fall" | Year.: --set "available_year=2027"
    Fall 2027 or Spring 2028.csv: Semester.: --set "available_semester=Fall" | Year.: --set "available_year=2027"
    fall.2027: Semester.: --set "available_semester=Fall" | Year.: --set "available_year=2027"
    Name,HS Grad Year: available_semester: Fall ("HS Grad Year": graduates start in the fall)
    Name,Year: Semester.: --set "available_semester=Fall"
    Name,Class photo: Semester.: --set "available_semester=Fall" | Year.: --set "available_year=2027"
    Name,Term: Year.: --set "available_year=2027"
    Name,Term: 
    Name,Term,?: Year. “?” looks like it: --map "#3=available_year": --set "available_year=2027"
    Name,Term,Year: "
  `);
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
  const years = [
    'Grad Yr',
    'Class of',
    'Abschlussjahr',
    'Año de graduación',
    'Année de diplôme',
    'Ano de formatura',
  ];
  const asked = [...years, 'Start year', 'Jahr'].map((year) => {
    return (
      matchColumns({ header: ['Name', 'Sport', year], rows: [] }, {}).set.get('available_semester') ?? null
    );
  });
  const reason = (year: string) => `"${year}": graduates start in the fall`;
  expect(asked).toEqual([
    ...years.map((year) => ({ value: 'Fall', reason: reason(year), sure: 'likely' })),
    null,
    null,
  ]);
});

test.each([
  ['Fall-2027_final.csv', 'Fall', '2027'],
  ['roster.2028.Spring.v2.csv', 'Spring', '2028'],
  ['Fall 2027 (Fall 2027).xlsx', 'Fall', '2027'],
  ['otoño 2027.csv', 'Fall', '2027'],
  ['Fall 2027 Fall 2028.csv', 'Fall', undefined],
  ['2027.csv', undefined, undefined],
  ['Fall.csv', undefined, undefined],
])('the name %s says the semester %s and the year %s', (name, semester, year) => {
  const { problems } = matchColumns({ name, header: ['Name', 'Sport'], rows: [] }, {});
  expect(problems.map((problem) => (problem.kind === 'missing' ? problem.preset?.value : problem))).toEqual([
    semester,
    year,
  ]);
});

test("the sport is the agency's own, asked where it has several, and the usual one where nothing is known", () => {
  const sportOf = (sports: readonly string[], file: Partial<File> = {}, said: Answers = {}) =>
    fixed({ header: ['Name', 'Term'], ...file }, said, { sports }).map((text) =>
      text.replace(/Or name yours: \S+ \S+ \S+ /, ''),
    );
  const both = ['Soccer', 'Tennis'];
  expect({
    none: sportOf([]),
    one: sportOf(['Soccer']),
    other: sportOf(['Golf', 'Tennis']),
    unknown: sportOf(['Golf']),
    both: sportOf(both),
    'both, in a named file': sportOf(both, { name: 'soccer_girls.csv' }),
    'both, in a file with two names': sportOf(both, { name: 'soccer and tennis.csv' }),
    'both, said': sportOf(both, {}, { all: { sport: 'tennis' } }),
    'both, beside a graduation': sportOf(both, { header: ['Name', 'Term', 'Class of'] }),
    'both, in a column': sportOf(both, { header: ['Name', 'Term', 'Sport'] }),
  }).toMatchInlineSnapshot(`
    {
      "both": [
        "No column is the Sport yet. Or set it for all rows: --set "sport=Tennis"",
      ],
      "both, beside a graduation": [
        "No column is the Sport yet. Or set it for all rows: --set "sport=Tennis"",
      ],
      "both, in a column": [],
      "both, in a file with two names": [
        "No column is the Sport yet. Or set it for all rows: --set "sport=Tennis"",
      ],
      "both, in a named file": [
        "No column is the Sport yet. Or set it for all rows (the file's name): --set "sport=Soccer"",
      ],
      "both, said": [
        "sport: Tennis (chosen)",
      ],
      "none": [
        "sport: Tennis (the usual sport)",
      ],
      "one": [
        "sport: Soccer (the sport of your agency)",
      ],
      "other": [
        "sport: Tennis (the sport of your agency)",
      ],
      "unknown": [
        "sport: Tennis (the usual sport)",
      ],
    }
  `);
});

test('a file with a rating of tennis is probably of tennis, at an agency with several sports', () => {
  const sportOf = (...header: readonly string[]) =>
    matchColumns({ header, rows: [] }, {}, { sports: ['Soccer', 'Tennis'] }).set.get('sport') ?? null;
  expect(sportOf('Name', 'Term', 'ITF')).toEqual({
    value: 'Tennis',
    reason: 'the file has a column ITF',
    sure: 'likely',
  });
  expect(sportOf('Name', 'Term', 'SAT')).toBeNull();
});
