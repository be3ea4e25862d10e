import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { athleteDraft } from '../../athletes/fields/athlete-draft.ts';
import type { Offered } from '../../athletes/fields/athlete-fields.ts';
import { countryName } from '../../countries/countries.ts';
import type { Answers } from '../decisions.ts';
import { matchColumns } from '../matching/match-columns.ts';
import { createRowJudge } from './judge-row.ts';
import { groupProblems, type RowProblem } from './row-problems.ts';

/** The judgement of row 7 of a file with these columns. */
const judged = (
  header: readonly string[],
  cells: readonly string[],
  chosen: Answers = {},
  offered: Offered = [],
) => {
  const source = { header, rows: [] };
  return createRowJudge(matchColumns(source, chosen, { offered }), source)({ row: 7, cells });
};
const least = ['Name', 'Term', 'Year'];
/** One cell more than an athlete needs. */
const read = (column: string, value: string, offered: Offered = []) => {
  const cells = ['Demo Ada', 'Fall', '2027', value];
  const { draft, problems, warnings } = judged([...least, column], cells, {}, offered);
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
  const broken = judged(['First', 'Last', 'Term', 'Year'], ['#REF!', 'Brook', '#N/A', '#NUM!']);
  expect(broken.problems.map(({ column, expected }) => [column, expected])).toEqual(
    ['First', 'Term', 'Year'].map((column) => [column, "a value, not a formula's error"]),
  );
  for (const bio of ['#1 in the country!', 'No.#1!', '#1! in the country'])
    expect(read('Bio', bio)).toEqual({ bio });
});

test('a gender beside a sport counts where no cell says one, and may not contradict it', () => {
  const read = (sport: string, gender: string) => {
    const cells = ['Demo Ada', 'Fall', '2027', sport, gender];
    const { draft, problems } = judged([...least, 'Sport', 'Gender'], cells);
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
  const read = (name: string) => judged(least, [name, 'Fall', '2027']).problems;
  expect(['UTR', 'Gender:', 'Sport'].map((name) => read(name).map(({ expected }) => expected))).toEqual(
    Array(3).fill(['a name, not that of a column']),
  );
  expect(['Neymar', 'May Start'].flatMap(read)).toEqual([]);
});

test('parts of a name are joined in their order, whatever the order of their columns', () => {
  const header = ['Suffix', 'Achternaam', 'Tussenvoegsel', 'Middle name', 'Voornaam', 'Term', 'Year'];
  const name = (cells: string) => judged(header, [...cells.split('|'), 'Fall', '2027']).draft?.name;
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

test.each([
  ['Hidden', 'yes|X|TRUE|1|hidden|Private', { hidden: true }],
  ['hidden', 'no|false|0|Listed|public', { hidden: false }],
  ['Oculto', 'Sí|SI|sì|sim|oui|Ja|VERDADERO|wahr|waar', { hidden: true }],
  ['Versteckt', 'nein|Não|nao|non|NEE|FALSO|faux|Falsch', { hidden: false }],
  ['Masqué', 'peut-être|nie|ne|o|s', [expect.stringMatching(/^hidden: hidden or listed/)]],
  ['Visibility', 'Hidden|not public', { hidden: true }],
  ['Sichtbarkeit', 'listed|visible', { hidden: false }],
  ['Hide?', ' |-', {}],
  ['Hidden', 'maybe|#N/A', [expect.stringMatching(/^hidden: (hidden or listed|a value)/)]],
  [
    'Visibility',
    'yes|0|sí|não',
    ['hidden: hidden or listed. Below this header it may mean either: write hidden or listed.'],
  ],
  ['Agreed on', '2026-11-03', { agreed_on: '2026-11-03' }],
  [
    'agreed_on',
    '2026-02-30|yes',
    ['agreed_on: a day, as 2026-11-03. Write the year, the month and the day, as 2026-11-03.'],
  ],
])('what the agency alone sees below %s: %s', (column, cells, expected) => {
  const texts = cells.split('|');
  expect(texts.map((cell) => read(column, cell, ['hidden', 'agreed_on']))).toEqual(texts.map(() => expected));
});

test('a service that cannot hide an athlete is sent none whose row may say hidden', () => {
  const refused = [
    'hidden: listed, as this service cannot hide an athlete. Leave the row out. Or list the athlete for everybody: empty the cell.',
  ];
  expect(['yes', 'until May', 'no', ''].map((cell) => read('Hidden', cell))).toEqual([
    refused,
    refused,
    {},
    {},
  ]);
  const leftOut = { columns: { Hidden: '-' } };
  const cells = ['Demo Ada', 'Fall', '2027', 'yes'];
  const problems = (chosen: Answers, remembered: Answers, offered: Offered = []) => {
    const source = { header: [...least, 'Hidden'], rows: [] };
    const match = matchColumns(source, chosen, { remembered, offered });
    const judge = createRowJudge(match, source)({ row: 7, cells });
    return judge.draft?.hidden ?? judge.problems.map(({ isOpen }) => isOpen);
  };
  expect([problems(leftOut, {}), problems({}, leftOut), problems({}, leftOut, ['hidden'])]).toEqual([
    [],
    [false],
    true,
  ]);
});

test('what a number looks like is the whole number', () => {
  const whole = 'TOEFL: a whole number from 0 to 120. Give a whole number: it is not rounded for you.';
  expect(['16.5', '6.55'].map((cell) => read('TOEFL', cell))).toEqual([[whole], [whole]]);
  expect(read('GPA', '6.5')).toEqual([expect.stringContaining('It is on another scale')]);
  expect(judged(['GPA', ...least], ['x', 'Demo Ada', 'Fall', '2027']).problems).toMatchObject([
    { field: 'GPA', index: 0, isOpen: true },
  ]);
});

test('files and links that look alike', () => {
  const links = ['https://example.com/v.mp4', 'clip.mp4.example.com'];
  expect(links.map((link) => read('Video', link))).toEqual(
    [links[0], `https://${links[1]}`].map((link) => ({ video_1: link })),
  );
  const files = ['a.mpg', 'a.mpeg', 'a.doc', 'a.docx', 'a.jpg', 'a.jpeg'];
  const whole = [expect.stringContaining('Write the whole address')];
  expect(files.map((file) => read('Video', file))).toEqual(files.map(() => whole));
});

test('a name of an export is as it is, and a country behind another counts where no column has one', () => {
  const name = (header: readonly string[], cell: string, chosen: Answers = {}) => {
    const { draft, problems } = judged(header, [cell, '7', 'Fall', '2027', ''], chosen);
    return draft === null ? problems.map(({ field }) => field) : [draft.name, draft.country_of_residence];
  };
  expect(name(['name', 'id', 'available_semester', 'available_year'], 'Ada*')).toEqual(['Ada*', undefined]);
  expect(name(['Name', 'id', 'Term', 'Year'], 'Ada*')).toEqual(['Ada', undefined]);
  expect(name(['Name', 'Nr', 'Term', 'Year'], 'Ada King (ESP)')).toEqual(['Ada King', 'Spain']);
  expect(name(['Name', 'Nr', 'Term', 'Year', 'Country'], 'Ada King (ESP)')).toEqual(['name']);
  const all = { country_of_residence: 'Peru' };
  expect(name(['Name', 'Nr', 'Term', 'Year'], 'Ada King (ESP)', { all })).toEqual(['name']);
});

test('a year means what a person said of it', () => {
  const { draft } = judged(least, ['Demo Ada', 'Fall', 'soon'], {
    meanings: { available_year: { soon: '2028' } },
  });
  expect(draft?.available_year).toBe(2028);
});

test('the year stands in its column, in the cell of the semester, or in both alike', () => {
  const when = (...cells: readonly string[]) => judged(least, ['Demo Ada', ...cells]).draft;
  expect([when('Fall', '27'), when('Fall 2027', '2027'), when('Fall 2027', '')]).toMatchObject(
    Array(3).fill({ available_semester: 'Fall', available_year: 2027 }),
  );
});

test('every problem and warning is told in full, where it is', () => {
  const tell = (header: readonly string[], ...cells: readonly string[]) => {
    const { draft, problems, warnings } = judged(header, cells);
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
    const { draft, problems, readings } = judged(header, row.split('|'), chosen);
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

test.each<[Answers['columns'], number | undefined, readonly number[]]>([
  [{}, undefined, [2, 3]],
  [{ '#3': 'GPA' }, 3.7, [3]],
  [{ '#4': 'GPA' }, 3.8, [2]],
  [{ '#3': '-', '#4': '-' }, undefined, []],
])(
  'a column without a header is warned of, unless a person used it or left it out: %j',
  (columns = {}, GPA, at) => {
    const cells = ['Ada', 'Fall 2027', '3.7', '3.8'];
    const { draft, warnings } = judged(['Name', 'Term', '', ' '], cells, { columns });
    expect([draft?.GPA, warnings.map(({ index }) => index)]).toEqual([GPA, at]);
  },
);

test('a GPA below a header that is not a name of it is legal, and worth a look', () => {
  const header = ['Name', 'Term', 'Notenschnitt', 'Eignung'];
  const columns = { Notenschnitt: 'GPA', Eignung: 'SAT' };
  const found = ['1,3', '', '5'].map((gpa) => {
    const { draft, warnings } = judged(header, ['Demo Ada', 'Fall 2027', gpa, '1200'], { columns });
    return [draft?.GPA, warnings.map(({ column, fix }) => `${column}: ${fix}`)];
  });
  expect(found).toEqual([
    [1.3, ['Notenschnitt: This header does not say GPA. If it is another scale, convert the grades.']],
    [undefined, []],
    [undefined, []],
  ]);
});

const ada = { name: 'Ada', sport: 'Tennis', available_semester: 'Fall', available_year: 2027 };

test.each<[header: string, cells: string, found: object]>([
  ['Year|Term|Name', '2027|Fall|Ada', ada],
  ['Year|Term|Name', '|soon|Ada', ['1 available_semester', '0 available_year']],
  ['Year|Term|Name', '|Fall|Ada', ['0 available_year']],
  ['GPA|Term|Name', '3.7|Fall 2027|Ada', { ...ada, GPA: 3.7 }],
  ['First name|Last name|Term', 'Ada||Fall 2027', ada],
  ['Name|Term|Year', 'Ada|soon|', ['1 available_semester', '2 available_year']],
  ['Last name|Term', '||x', ['0 name', '1 available_semester', '1 available_year', '2 ']],
  ['Bio|Link', '|https://a.example', ['null name', 'null available_semester', 'null available_year']],
])('any column may be the first one, and a problem has its place: %s', (header, cells, found) => {
  const { draft, problems } = judged(header.split('|'), cells.split('|'));
  expect(draft ?? problems.map(({ index, field }) => `${index} ${field}`)).toEqual(found);
});

test('problems that one repair mends stand together, the most frequent first', () => {
  const problems = ['4.3', '3.75', '3.85', ''].map(
    (gpa) => judged([...least, 'GPA'], ['Demo Ada', 'Fall', '2027', gpa]).problems,
  );
  expect(groupProblems(problems).map((group) => group.map(({ value }) => value))).toEqual([
    ['3.75', '3.85'],
    ['4.3'],
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
      const { draft, problems } = judged(names, cells);
      expect(problems.length === 0 ? draft : null).toEqual(taken.success ? taken.data : null);
      expect(draft === null || z.safeParse(athleteDraft, draft).success).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('names and texts are read without invisible signs and with what HTML stands for, but not those of an export', () => {
  const cells = ['Ren&eacute; O&#39;Demo\u200b', 'Fall', '2027', 'Clay &amp; grass &#x1F3BE; &copy;'];
  const { draft } = judged([...least, 'Bio'], cells);
  expect([draft?.name, draft?.bio]).toEqual(['René O\u0027Demo', 'Clay & grass 🎾 &copy;']);
  const columns = ['id', 'name', 'available_semester', 'available_year', 'bio'];
  const listed = judged(columns, ['1', 'Ada', 'Fall', '2027', 'Clay &amp; grass']);
  expect([listed.draft?.bio, listed.readings]).toEqual(['Clay &amp; grass', []]);
});
