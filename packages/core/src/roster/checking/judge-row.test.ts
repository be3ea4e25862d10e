import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { athleteDraft } from '../../athletes/fields/athlete-draft.ts';
import { countryName } from '../../countries/countries.ts';
import type { Answers } from '../decisions.ts';
import type { SourceRow } from '../import-source.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { createRowJudge } from './judge-row.ts';
import { groupProblems, type RowProblem } from './row-problems.ts';

const reader = (header: readonly string[]) =>
  createRowJudge(matchColumns({ header, rows: [] }, {}), { header });
const least = ['Name', 'Term', 'Year'];
/** One cell more than an athlete needs. */
const read = (column: string, value: string) => {
  const cells = ['Demo Ada', 'Fall', '2027', value];
  const { draft, problems, warnings } = reader([...least, column])({ row: 2, cells });
  if (draft === null || problems.length > 0)
    return problems.map(({ field, expected, fix }) => `${field}: ${expected}. ${fix}`);
  const { name: _, available_semester: __, available_year: ___, sport: ____, ...more } = draft;
  return warnings.length === 0 ? more : [more, ...warnings.map(({ field, fix }) => `${field}: ${fix}`)];
};

test("a formula's error is refused in every column, once, and is not text", () => {
  const failed = /^\["\w+: a value, not a formula's error. Correct the formula, or empty the cell."\]$/;
  const columns = ['Gender', 'Country', 'GPA', 'Video', 'Bio'];
  for (const value of ['#N/A', '#REF!', '#DIV/0!', ' #NAME? ', '#WERT!', '#NV', '#¿NOMBRE?', 'Err:502'])
    expect(columns.map((column) => JSON.stringify(read(column, value)))).toEqual(
      columns.map(() => expect.stringMatching(failed)),
    );
  const broken = reader(['First', 'Last', 'Term', 'Year'])({
    row: 2,
    cells: ['#REF!', 'Brook', '#N/A', '#NUM!'],
  });
  expect(broken.problems.map(({ column, expected }) => [column, expected])).toEqual(
    ['First', 'Term', 'Year'].map((column) => [column, "a value, not a formula's error"]),
  );
  for (const bio of ['#1 in the country!', 'No.#1!', '#1! in the country'])
    expect(read('Bio', bio)).toEqual({ bio });
});

test('a gender beside a sport counts where no cell says one, and may not contradict it', () => {
  const judge = reader([...least, 'Sport', 'Gender']);
  const read = (sport: string, gender: string) => {
    const { draft, problems } = judge({ row: 2, cells: ['Demo Ada', 'Fall', '2027', sport, gender] });
    const said = draft === null ? [] : [draft.sport, draft.gender];
    return [...said, ...problems.map(({ field, fix }) => `${field}: ${fix}`)];
  };
  expect(read("Women's Soccer", '')).toEqual(['Soccer', 'Female']);
  expect(read('Soccer Boys', 'm')).toEqual(['Soccer', 'Male']);
  expect(read('Tennis', '')).toEqual(['Tennis', undefined]);
  expect(read("Men's Tennis", 'F')).toEqual([
    'Tennis',
    undefined,
    'gender: The sport names another gender: make them agree.',
  ]);
  expect(read("Men's Tennis", 'x')).toEqual(['Tennis', undefined, 'gender: Write Male or Female.']);
  expect(read("Men's Chess", '')).toEqual(['sport: Write Tennis or Soccer; an empty cell is Tennis.']);
});

test('the name of a column is not a name of an athlete', () => {
  const read = (name: string) => reader(least)({ row: 2, cells: [name, 'Fall', '2027'] }).problems;
  expect(['UTR', 'Gender:', 'Sport'].map((name) => read(name).map(({ expected }) => expected))).toEqual(
    Array(3).fill(['a name, not that of a column']),
  );
  expect(['Neymar', 'May Start'].flatMap(read)).toEqual([]);
});

test('parts of a name are joined in their order, whatever the order of their columns', () => {
  const judge = reader(['Suffix', 'Achternaam', 'Tussenvoegsel', 'Middle name', 'Voornaam', 'Term', 'Year']);
  const name = (cells: string) => judge({ row: 2, cells: [...cells.split('|'), 'Fall', '2027'] }).draft?.name;
  expect(name('Jr.|Berg|van der|Maria|Sanne')).toBe('Sanne Maria van der Berg Jr.');
  expect(name('|Visser|||Daan')).toBe('Daan Visser');
});

test.each([
  ['Gender', 'F|male| W |-', [{ gender: 'Female' }, { gender: 'Male' }, { gender: 'Female' }, {}]],
  [
    'Country',
    'SUI|deu|the Netherlands|n/a',
    [...['Switzerland', 'Germany', 'Netherlands'].map((name) => ({ country_of_residence: name })), {}],
  ],
  ['GPA', ' 3.7 |3.70|3,7', [{ GPA: 3.7 }, { GPA: 3.7 }, { GPA: 3.7 }]],
  ['SAT', '1200.0|1.200|1 200', [{ SAT: 1200 }, { SAT: 1200 }, { SAT: 1200 }]],
  ['TOEFL', '0', [{ TOEFL: 0 }]],
  ['ITF', 'n/a', [{}]],
  ['Video', 'https://example.com/v| example.com/v ', Array(2).fill({ video_1: 'https://example.com/v' })],
  ['Bio', ' Left-handed.\r\n- and tall |-|   ', [{ bio: ' Left-handed.\r\n- and tall ' }, { bio: '-' }, {}]],
])('cells of %s are read as people write them: %s', (column, cells, expected) => {
  expect(cells.split('|').map((cell) => read(column, cell))).toEqual(expected);
});

test('the year stands in its column, in the cell of the semester, or in both alike', () => {
  const when = (...cells: readonly string[]) =>
    reader(least)({ row: 2, cells: ['Demo Ada', ...cells] }).draft;
  expect([when('Fall', '27'), when('Fall 2027', '2027'), when('Fall 2027', '')]).toMatchObject(
    Array(3).fill({ available_semester: 'Fall', available_year: 2027 }),
  );
});

test('a name may come in halves', () => {
  const header = ['First name', 'Last name', 'Term', 'Sport', 'Gender', 'Country', 'Link', ''];
  const row = (...cells: readonly string[]) => reader(header)({ row: 7, cells });
  expect(row(' Demo', 'Ada ', 'Fall 2027', '').draft).toEqual({
    name: 'Demo Ada',
    sport: 'Tennis',
    available_semester: 'Fall',
    available_year: 2027,
  });
});

test('every problem and warning is told in full, where it is', () => {
  const tell = (header: readonly string[], ...cells: readonly string[]) => {
    const { draft, problems, warnings } = reader(header)({ row: 7, cells });
    const line = (kind: string) => (found: RowProblem) =>
      `${kind} ${found.row}, ${found.column} (${found.field}) "${found.value.slice(0, 12)}": ${found.expected}. ${found.fix}`;
    return [
      draft === null ? '-' : JSON.stringify(draft),
      ...problems.map(line('problem')),
      ...warnings.map(line('warning')),
    ].join('\n');
  };
  const halves = ['First name', 'Last name', 'Term'];
  expect(
    [
      tell(
        ['Name', 'Term', 'Sport', 'Link', 'Video', 'Email', ''],
        ...' |soon|Chess|example.com|n/a| | x |y| '.split('|'),
      ),
      tell(
        ['First name', 'Last name', 'Term', 'Sport', 'Gender', 'Country', 'Link', ''],
        ...'||soon|Chess|x|Atlantis|example|lost|more'.split('|'),
      ),
      tell(halves, '', '', 'Fall 2027'),
      tell(halves, 'Ada', '', 'Fall 2027'),
      tell(halves, '', 'Demo', 'Fall 2027'),
      tell(halves, '', 'x'.repeat(201), 'Fall 2027'),
      tell(halves, 'x'.repeat(201), '', 'Fall 2027'),
      tell(['Last name', 'Term'], '', 'Fall 2027'),
      tell(least, 'Ada', '', ''),
      tell(least, 'Ada', '', '2027'),
      tell(least, 'Ada', 'Fall', ''),
      tell(least, 'Ada', 'Fall', '2051'),
      tell(least, 'Ada', 'Fall 2051', ''),
      tell(least, 'Ada', 'Fall 2027', '2028'),
      tell(least, 'Ada', 'Fall 2027', '2051'),
      tell(least, 'Ada', 'soon', 'later'),
      tell(['Term', 'Year', 'Name'], 'soon', '2027'),
      tell(['Name', 'Term'], 'Ada', 'Fall'),
      tell(['Name', 'Term'], 'Ada'),
      tell([...least, 'Bio', 'TOEFL', ''], 'Ad\ufffd', 'Fall', '2027', '\ufffd', '1', ''),
      tell([...least, 'TOEFL', 'GPA', 'ITF'], 'Ada', 'Fall', '2027', '0', '4,5', '8.25'),
      tell([...least, 'TOEFL', 'GPA', 'ITF'], 'Ada', 'Fall', '2027', '0.5', '4.05', '0.5'),
      tell([...least, 'TOEFL', 'GPA', 'ITF'], 'Ada', 'Fall', '2027', '6.5', '0.5', '8.123'),
      tell([...least, 'TOEFL', 'GPA', 'ITF'], 'Ada', 'Fall', '2027', '1,5', '3.95', 'x8.2'),
      tell([...least, 'TOEFL', 'ITF'], 'Ada', 'Fall', '2027', '1.200', '8.1234'),
      tell([...least, 'TOEFL', 'ITF'], 'Ada', 'Fall', '2027', '4.55', '12.34'),
      tell([...least, 'TOEFL', 'ITF'], 'Ada', 'Fall', '2027', '14.5', '120.5'),
    ].join('\n\n'),
  ).toMatchInlineSnapshot(`
    "-
    problem 7, Name (name) " ": a name. Write the name, or remove the row.
    problem 7, Term (available_semester) "soon": Fall or Spring. Write Fall or Spring, with the year where it has no column of its own.
    problem 7, Sport (sport) "Chess": Tennis or Soccer. Write Tennis or Soccer; an empty cell is Tennis.
    problem 7, null () "y": as many cells as the header has. The row has more cells than the header: put quotes around cells that contain the separator.
    warning 7,  () " x ": a header above this cell. The column has no header, so it is not imported: give it one, or empty it.

    -
    problem 7, First name (name) "": a name. Write the name, or remove the row.
    problem 7, Term (available_semester) "soon": Fall or Spring. Write Fall or Spring, with the year where it has no column of its own.
    problem 7, Sport (sport) "Chess": Tennis or Soccer. Write Tennis or Soccer; an empty cell is Tennis.
    problem 7, Gender (gender) "x": Male or Female. Write Male or Female.
    problem 7, Country (country_of_residence) "Atlantis": a country's name, ISO code or IOC code. Write the country as in Germany, DE or GER.
    problem 7, Link (profile_url) "example": a link that starts with http:// or https://. Write the whole address, as https://example.com/athlete.
    problem 7, null () "more": as many cells as the header has. The row has more cells than the header: put quotes around cells that contain the separator.
    warning 7,  () "lost": a header above this cell. The column has no header, so it is not imported: give it one, or empty it.

    -
    problem 7, First name (name) "": a name. Write the name, or remove the row.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis"}

    {"name":"Demo","available_semester":"Fall","available_year":2027,"sport":"Tennis"}

    -
    problem 7, Last name (name) "xxxxxxxxxxxx": at most 200 characters. Shorten the text.

    -
    problem 7, First name (name) "xxxxxxxxxxxx": at most 200 characters. Shorten the text.

    -
    problem 7, Last name (name) "": a name. Write the name, or remove the row.

    -

    -
    problem 7, Term (available_semester) "": Fall or Spring. Write Fall or Spring.

    -
    problem 7, Year (available_year) "": a year. Give the year in a column "Year", or after the semester, as Fall 2027.

    -
    problem 7, Year (available_year) "2051": a whole number from 2022 to 2050. Write one year, as 2027.

    -
    problem 7, Term (available_year) "Fall 2051": a whole number from 2022 to 2050. Write one year, as 2027.

    -
    problem 7, Year (available_year) "2028": the year that stands beside the semester. Two columns give different years: make them agree.

    -
    problem 7, Year (available_year) "2051": a whole number from 2022 to 2050. Write one year, as 2027.

    -
    problem 7, Term (available_semester) "soon": Fall or Spring. Write Fall or Spring, with the year where it has no column of its own.
    problem 7, Year (available_year) "later": a whole number from 2022 to 2050. Write one year, as 2027.

    -
    problem 7, Name (name) "": a name. Write the name, or remove the row.
    problem 7, Term (available_semester) "soon": Fall or Spring. Write Fall or Spring, with the year where it has no column of its own.

    -
    problem 7, Term (available_year) "Fall": a year. Give the year in a column "Year", or after the semester, as Fall 2027.

    -

    {"name":"Ad�","available_semester":"Fall","available_year":2027,"sport":"Tennis","TOEFL":1,"bio":"�"}
    warning 7, Name (name) "Ad�": whole letters. Letters were lost before this file was written: write the text again.
    warning 7, TOEFL (TOEFL) "1": a score of 0 to 120. It looks like the scale of 1 to 6 in use since 2026: convert it if it is.
    warning 7, Bio (bio) "�": whole letters. Letters were lost before this file was written: write the text again.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis","TOEFL":0}
    problem 7, GPA (GPA) "4,5": a number from 1 to 4 in steps of 0.1. It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.
    problem 7, ITF (ITF) "8.25": a whole number of 1 or more. It looks like a World Tennis Number: give the ITF ranking, or leave the cell empty.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis"}
    problem 7, GPA (GPA) "4.05": a number from 1 to 4 in steps of 0.1. It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.
    problem 7, TOEFL (TOEFL) "0.5": a whole number from 0 to 120. Give a whole number: it is not rounded for you.
    problem 7, ITF (ITF) "0.5": a whole number of 1 or more. It looks like a World Tennis Number: give the ITF ranking, or leave the cell empty.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis","ITF":8123}
    problem 7, GPA (GPA) "0.5": a number from 1 to 4 in steps of 0.1. Correct the number, or leave the cell empty.
    problem 7, TOEFL (TOEFL) "6.5": a whole number from 0 to 120. It looks like a band of the IELTS: give the TOEFL score, or leave the cell empty.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis"}
    problem 7, GPA (GPA) "3.95": a number from 1 to 4 in steps of 0.1. Give it in steps of 0.1: it is not rounded for you.
    problem 7, TOEFL (TOEFL) "1,5": a whole number from 0 to 120. It looks like the scale of 1 to 6: give the score on the scale of 0 to 120.
    problem 7, ITF (ITF) "x8.2": a whole number of 1 or more. Write the number alone, or leave the cell empty.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis"}
    problem 7, TOEFL (TOEFL) "1.200": a whole number from 0 to 120. Give a whole number: it is not rounded for you.
    problem 7, ITF (ITF) "8.1234": a whole number of 1 or more. Give a whole number: it is not rounded for you.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis"}
    problem 7, TOEFL (TOEFL) "4.55": a whole number from 0 to 120. Give a whole number: it is not rounded for you.
    problem 7, ITF (ITF) "12.34": a whole number of 1 or more. It looks like a World Tennis Number: give the ITF ranking, or leave the cell empty.

    {"name":"Ada","available_semester":"Fall","available_year":2027,"sport":"Tennis"}
    problem 7, TOEFL (TOEFL) "14.5": a whole number from 0 to 120. Give a whole number: it is not rounded for you.
    problem 7, ITF (ITF) "120.5": a whole number of 1 or more. Give a whole number: it is not rounded for you."
  `);
});

test('what was not read literally is told with the cell and what was read', () => {
  const noted = (header: readonly string[], row: string, chosen: Answers = {}) => {
    const source = { header, rows: [] };
    const judge = createRowJudge(matchColumns(source, chosen), source);
    const { draft, problems, readings } = judge({ row: 7, cells: row.split('|') });
    const values =
      draft === null ? problems.map(({ index, fix }) => `${index}: ${fix}`) : Object.values(draft);
    return [
      values.join(draft === null ? '\n  ' : ' | '),
      ...readings.map(
        ({ row, index, column, field, value, read: said }) =>
          `${row}/${index} ${column} (${field}): ${value} → ${said}`,
      ),
    ].join('\n  ');
  };
  const header = ['Name', 'Term', 'Year', 'Sport', 'Gender', 'Country', 'GPA', 'ITF', 'Link', 'Video', 'Bio'];
  const halves = ['First name', 'Last name', 'Term'];
  const turned = { columns: { Name: 'last_first_name' } };
  expect(
    [
      noted(header, " Ada |FALL|2027|tennis|male|de|3,7|12|https://a.b||'x'"),
      noted(header, "'Ada'|Herbst|'27|Fußball|weiblich|Suiza|'3,7|１２|a.b/c|\"c.d\"|x"),
      noted(header, "Ada|F27||-|M|SUI||'|-|'-'|"),
      noted(halves, "'Ada'|“Lovelace”|Fall 2027"),
      noted(halves, "|'Ada'|Fall 2027"),
      noted(['Name', 'Term'], 'Lovelace, Ada|Fall 2027', turned),
      noted(['Name', 'Term'], 'Ada Lovelace|Fall 2027', turned),
      noted(['Name', 'Term'], ',|Fall 2027', turned),
      noted(header, 'Ada|Fall|2027|football|H|Land||1,200'),
      noted(header, 'Ada|Fall|2027|?|?|?|?|?'),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "Ada | Fall | 2027 | Tennis | Male | Germany | 3.7 | 12 | https://a.b | 'x'
    Ada | Fall | 2027 | Soccer | Female | Switzerland | 3.7 | 12 | https://a.b/c | https://c.d | x
      7/0 Name (name): 'Ada' → Ada
      7/1 Term (available_semester): Herbst → Fall
      7/2 Year (available_year): '27 → 2027
      7/3 Sport (sport): Fußball → Soccer
      7/4 Gender (gender): weiblich → Female
      7/5 Country (country_of_residence): Suiza → Switzerland
      7/6 GPA (GPA): '3,7 → 3.7
      7/7 ITF (ITF): １２ → 12
      7/8 Link (profile_url): a.b/c → https://a.b/c
      7/9 Video (video_1): "c.d" → https://c.d
    Ada | Fall | 2027 | Tennis | Male | Switzerland
      7/1 Term (available_semester): F27 → Fall 2027
      7/4 Gender (gender): M → Male
      7/5 Country (country_of_residence): SUI → Switzerland
    Ada Lovelace | Fall | 2027 | Tennis
      7/0 First name (name): 'Ada' → Ada
      7/1 Last name (name): “Lovelace” → Lovelace
    Ada | Fall | 2027 | Tennis
      7/1 Last name (name): 'Ada' → Ada
    Ada Lovelace | Fall | 2027 | Tennis
      7/0 Name (name): Lovelace, Ada → Ada Lovelace
    0: Write the name as Lovelace, Ada.
    0: Write the name, or remove the row.
    3: Write Tennis or Soccer; an empty cell is Tennis.
      4: Write Male or Female.
      5: Write the country as in Germany, DE or GER.
    3: Write Tennis or Soccer; an empty cell is Tennis.
      4: Write Male or Female.
      5: Write the country as in Germany, DE or GER.
      6: Write the number alone, or leave the cell empty.
      7: Write the number alone, or leave the cell empty."
  `);
});

test('a column without a header is warned of, unless a person used it or left it out', () => {
  const header = ['Name', 'Term', '', ' '];
  const warned = (chosen: Answers) => {
    const source = { header, rows: [] };
    const { draft, warnings } = createRowJudge(
      matchColumns(source, chosen),
      source,
    )({
      row: 2,
      cells: ['Ada', 'Fall 2027', '3.7', '3.8'],
    });
    return [draft?.GPA, warnings.map(({ index }) => index)];
  };
  expect([
    warned({}),
    warned({ columns: { '#3': 'GPA' } }),
    warned({ columns: { '#4': 'GPA' } }),
    warned({ columns: { '#3': '-', '#4': '-' } }),
  ]).toEqual([
    [undefined, [2, 3]],
    [3.7, [3]],
    [3.8, [2]],
    [undefined, []],
  ]);
});

test('a GPA below a header that is not a name of it is legal, and worth a look', () => {
  const header = ['Name', 'Term', 'Notenschnitt', 'Eignung'];
  const columns = { Notenschnitt: 'GPA', Eignung: 'SAT' };
  const judge = createRowJudge(matchColumns({ header, rows: [] }, { columns }), { header });
  const judged = ['1,3', '', '5'].map((gpa) =>
    judge({ row: 2, cells: ['Demo Ada', 'Fall 2027', gpa, '1200'] }),
  );
  expect(
    judged.map(({ draft, warnings }) => [draft?.GPA, warnings.map(({ column, fix }) => `${column}: ${fix}`)]),
  ).toEqual([
    [1.3, ['Notenschnitt: This header does not say GPA. If it is another scale, convert the grades.']],
    [undefined, []],
    [undefined, []],
  ]);
});

test('cells below an unknown header are left alone', () => {
  const { draft, warnings } = reader(['Name', 'Term', 'Shoe size'])({
    row: 2,
    cells: ['Ada', 'Fall 2027', '44'],
  });
  expect([draft?.name, warnings]).toEqual(['Ada', []]);
});

test('any column may be the first one', () => {
  const judged = (header: readonly string[], ...cells: readonly string[]) => {
    const { draft, problems } = reader(header)({ row: 2, cells });
    return draft ?? problems.map(({ index, expected }) => `${index}: ${expected}`);
  };
  const ada = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 };
  expect([
    judged(['Year', 'Term', 'Name'], '2027', 'Fall', 'Ada'),
    judged(['Year', 'Term', 'Name'], '', 'soon', 'Ada'),
    judged(['Year', 'Term', 'Name'], '', 'Fall', 'Ada'),
    judged(['GPA', 'Term', 'Name'], '3.7', 'Fall 2027', 'Ada'),
    judged(['First name', 'Last name', 'Term'], 'Ada', '', 'Fall 2027'),
    judged(['Name', 'Term', 'Year'], 'Ada', 'soon', ''),
  ]).toEqual([
    ada,
    ['1: Fall or Spring', '0: a year'],
    ['0: a year'],
    { ...ada, GPA: 3.7 },
    ada,
    ['1: Fall or Spring', '2: a year'],
  ]);
});

test('a problem has the place of its column, where there is one', () => {
  const { problems } = reader(['Last name', 'Term'])({ row: 2, cells: ['', '', 'x'] });
  expect(problems.map(({ index, column, field }) => [index, column, field])).toEqual([
    [0, 'Last name', 'name'],
    [1, 'Term', 'available_semester'],
    [1, 'Term', 'available_year'],
    [2, null, ''],
  ]);
  const nothing = reader(['Bio', 'Link'])({ row: 2, cells: ['', 'https://example.com'] }).problems;
  expect(nothing.map(({ index, column, field }) => [index, column, field])).toEqual([
    [null, null, 'name'],
    [null, null, 'available_semester'],
    [null, null, 'available_year'],
  ]);
});

test('problems that one repair mends stand together, the most frequent first', () => {
  const row = reader([...least, 'GPA']);
  const problems = ['4.3', '3.75', '3.85', ''].map(
    (gpa, index) => row({ row: index + 2, cells: ['Demo Ada', 'Fall', '2027', gpa] }).problems,
  );
  expect(
    groupProblems(problems).map((group) => group.map(({ column, row, value }) => [column, row, value])),
  ).toEqual([
    [
      ['GPA', 3, '3.75'],
      ['GPA', 4, '3.85'],
    ],
    [['GPA', 2, '4.3']],
  ]);
});

const fields = {
  name: ['Demo Ada', '', ' ', 'a\0b', 'x'.repeat(201), 'Łucja'],
  available_semester: ['Fall', 'Spring', 'Summer', ''],
  available_year: ['2022', '2050', '2051', 'x', ''],
  gender: ['Male', 'Female', 'Other', ''],
  country_of_residence: ['DE', 'Germany', 'Atlantis', ''],
  GPA: ['1', '4', '3.7', '3.75', '4.1', ''],
  SAT: ['400', '1600', '399', '400.5', ''],
  TOEFL: ['0', '120', '121', ''],
  UTR: ['1', '16.5', '16.51', '8.25', '8.255', ''],
  ITF: ['1', '0', '5000', '1.5', ''],
  profile_url: ['https://example.com', 'example', ''],
  video_1: ['http://example.com/v', 'ftp://example.com', ''],
  bio: ['Left-handed', '', 'x'.repeat(5001), '\ud83d'],
};
const names = Object.keys(fields);

const header = ['Name', 'Term', 'Year', 'Gender', 'Country', 'GPA', 'Link', ''];
const messy = fc.constantFrom(
  ..."Ada|'Ada'|Bo||Fall|Herbst|F27|2027|'28|w|GER|Suiza|3.7|'3.7|4.5|a.b".split('|'),
);
const messyRows = fc
  .array(fc.array(messy, { maxLength: header.length + 1 }), { maxLength: 6 })
  .map((rows) => rows.map((cells, index): SourceRow => ({ row: index + 2, cells })));
const sourceOf = (rows: readonly SourceRow[]) => ({
  name: 'roster.csv',
  form: 'commas, UTF-8',
  header,
  decimalComma: false,
  rows,
});

test('a row without problems is an athlete that the service takes, and one with open ones, too', () => {
  const rows = fc.record(
    Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, fc.constantFrom(...values)])),
  );
  fc.assert(
    fc.property(rows, (row) => {
      const cells = names.map((name) => row[name] ?? '');
      const payload = Object.fromEntries(
        Object.entries(row).flatMap(([field, text]) => {
          const value = text.trim();
          if (value === '') return [];
          if (field === 'country_of_residence') return [[field, countryName(value) ?? value]];
          return [[field, /^[A-Z]+$|year/.test(field) && field !== 'name' ? Number(value) : value]];
        }),
      );
      const taken = z.safeParse(athleteDraft, payload);
      const { draft, problems } = reader(names)({ row: 2, cells });
      expect(problems.length === 0 ? draft : null).toEqual(taken.success ? taken.data : null);
      expect(draft === null || z.safeParse(athleteDraft, draft).success).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a row is judged alike by itself and among others', () => {
  fc.assert(
    fc.property(messyRows, (rows) => {
      const source = sourceOf(rows);
      const match = matchColumns(sourceOf([]), {});
      const judge = createRowJudge(match, source);
      expect(rows.map((row) => createRowJudge(match, source)(row))).toEqual(rows.map((row) => judge(row)));
    }),
  );
});

test('names and texts are read without invisible signs and with what HTML stands for', () => {
  const judge = reader([...least, 'Bio']);
  const said = (name: string, bio: string) => {
    const { draft } = judge({ row: 2, cells: [name, 'Fall', '2027', bio] });
    return [draft?.name, draft?.bio];
  };
  expect(said('Ren&eacute; O&#39;Demo\u200b', 'Clay &amp; grass &#x1F3BE; &copy;')).toEqual([
    'René O\u0027Demo',
    'Clay & grass 🎾 &copy;',
  ]);
});

test('a text of an export stays as the service lists it', () => {
  const header = ['id', 'name', 'available_semester', 'available_year', 'bio'];
  const { draft, readings } = reader(header)({
    row: 2,
    cells: ['1', 'Ada', 'Fall', '2027', 'Clay &amp; grass'],
  });
  expect([draft?.bio, readings]).toEqual(['Clay &amp; grass', []]);
});
