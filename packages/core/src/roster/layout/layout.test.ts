import { expect, test } from 'vitest';
import { type TestSheet, workbook } from '../../testing/workbook.ts';
import { readRoster } from '../reading/read-roster.ts';
import { saidBy, withHeadings } from './headings.ts';
import { nextThousand } from './joined-tables.ts';
import { sideBySide } from './side-by-side.ts';
import { turnedTable } from './turned.ts';

/** What a file is read as: its header, its rows and its layout. */
async function read(content: string | Uint8Array<ArrayBuffer>, headerRow?: number) {
  const file = { name: 'roster', stream: () => new Blob([content]).stream() };
  const reading = await readRoster(file, headerRow === undefined ? {} : { headerRow });
  if ('question' in reading) throw new Error('asked');
  const { header, rows, layout, options = [] } = reading.source;
  const offered = options.find(({ key }) => key === 'headerRow');
  const used = offered?.values[offered.used]?.name;
  return {
    table: [header.join('|'), ...rows.map(({ row, cells }) => `${row} ${cells.join('|')}`)],
    layout,
    used,
  };
}

const turned =
  'The table is turned: fields stand below each other, athletes beside each other. Rows are counted by its columns: B is 2.';
const blocks =
  'Each athlete is a block of fields below each other, and counts as the row in which that begins.';
const headings = (texts: string) => `Headings between the rows count for the rows below: ${texts}.`;

test('a table with its fields in the first column is turned, unless a person says which row is the header', async () => {
  const file = 'Camp,,\nName:,Ada King,Bo Reed\nGPA,3.7,\nPhone,,12\nTerm,Fall 2027,Spring 2028\n';
  expect(await read(file)).toEqual({
    table: ['Name|GPA|Phone|Term', '2 Ada King|3.7||Fall 2027', '3 Bo Reed||12|Spring 2028'],
    layout: [turned],
    used: 'The first column',
  });
  expect(await read(file, 0)).toEqual(await read(file));
  expect(await read(file, 2)).toEqual({
    table: ['Name:|Ada King|Bo Reed', '3 GPA|3.7|', '4 Phone||12', '5 Term|Fall 2027|Spring 2028'],
    layout: [],
    used: 'Row 2: Name:, Ada King, Bo Reed',
  });
});

test.each([
  [
    'in one cell',
    'Name : Ada King,\nGender:F\nTerm: Fall 2027\n\nName: Bo Reed\nGender: M\nTerm: Fall 2028\n',
    5,
  ],
  [
    'in two cells',
    'Name:,Ada King\nGender:,F\nTerm:,Fall 2027\n\nName:,Bo Reed\nGender:,M\nTerm:,Fall 2028\n',
    5,
  ],
  [
    'in four cells',
    'Name:,Ada King,,Gender:,F\nTerm:,Fall 2027,Fax:\nName:,Bo Reed,,Gender:,M\nTerm:,Fall 2028\n',
    3,
  ],
])('blocks of a field and its value %s are an athlete each', async (_, file, second) => {
  expect(await read(file)).toMatchObject({
    table: ['Name|Gender|Term', '1 Ada King|F|Fall 2027', `${second} Bo Reed|M|Fall 2028`],
    layout: [blocks],
  });
});

test.each([
  ['athletes are below each other', 'Name,Gender,Term\nAda King,F,Fall 2027\n'],
  ['only two fields are known', 'Name,Ada King\nGPA,3.7\n'],
  ['most fields are not known', 'Name,A\nGPA,3.7\nTerm,x\na,1\nb,1\nc,1\nd,1\n'],
  ['no field is a name', 'GPA,3\nTerm,x\nGender,F\n'],
  ['as many fields are known across', 'Name,Gender,Term\nGender,F,x\nTerm,F,y\n'],
  ['there are more than 200 columns', `Name${',Ada King'.repeat(200)}\nGender,F\nTerm,Fall 2027\n`],
])('a table stands as it is where %s', async (_, file) => {
  expect((await read(file)).layout).toEqual([]);
});

test.each([
  [
    'a line above the names, and a field without a value',
    'Camp,x,\nName:,Ada King,Bo Reed\nFax,,\nGPA,3.7\nTerm,Fall 2027,F28\n',
    ['Name|GPA|Term', '2 Ada King|3.7|Fall 2027', '3 Bo Reed||F28'],
  ],
  [
    'as many fields that are not known',
    'Name,Ada King\nGPA,3.7\nTerm,F27\na,1\nb,2\nc,3\n',
    ['Name|GPA|Term|a|b|c', '2 Ada King|3.7|F27|1|2|3'],
  ],
  [
    'blocks of two athletes and of one, without each field',
    'Name,Ada King,Bo Reed\nGender,F,M\nTerm,F27,F28\nName,Cy Lane\nTerm,F29\n',
    ['Name|Gender|Term', '1 Ada King|F|F27', '2 Bo Reed|M|F28', '4 Cy Lane||F29'],
  ],
  [
    'a text too long for a label',
    `Name: Ada King\nGPA: 3\nTerm: F27\n${'x'.repeat(61)}: y\n`,
    ['Name|GPA|Term', '2 Ada King|3|F27'],
  ],
  [
    'a value of the second athlete alone',
    'Name:,Ada King,Bo Reed\nGPA:,,3.7\nTerm:,F27,F28\n',
    ['Name|GPA|Term', '2 Ada King||F27', '3 Bo Reed|3.7|F28'],
  ],
  [
    'pairs with blanks before the colon',
    'Name :,Ada King,Gender :,F\nTerm :,F27,GPA :,3\n',
    ['Name|Gender|Term|GPA', '2 Ada King|F|F27|3'],
  ],
])('a turned table with %s', async (_, file, table) => {
  expect((await read(file)).table).toEqual(table);
});

test('a heading between the rows counts for the rows below it, until the next', async () => {
  expect(
    await read(
      'Name,GPA\nIvy Low,2\nFALL 2027–Girls, \nAda King,3.7\nName,GPA\nBo Reed,3\n, Spring 2028 (12): \nCy Dee,2,x\nTotal,3\n',
    ),
  ).toMatchObject({
    table: [
      'Name|GPA|Semester|Gender',
      '2 Ivy Low|2||',
      '4 Ada King|3.7|Fall 2027|Female',
      '6 Bo Reed|3|Fall 2027|Female',
      '8 Cy Dee|2|Spring 2028|Female|x',
      '9 Total|3||',
    ],
    layout: [headings('"FALL 2027–Girls", "Spring 2028 (12):"')],
  });
  expect(
    await read('Name,GPA\nGirls Tennis - Class of 2027,\nAda King,3.7\nBoys (Class of 2028),\nBo Reed,3\n'),
  ).toMatchObject({
    table: [
      'Name|GPA|Semester|Gender|Sport',
      '3 Ada King|3.7|Fall 2027|Female|Tennis',
      '5 Bo Reed|3|Fall 2028|Male|Tennis',
    ],
  });
});

test('a row of one text below a heading takes nothing from it, and ends it where it is no name', async () => {
  expect(
    await read('Name,GPA\nFall 2027,\nAda King,3\nOther Athletes,\nBo Reed,3\nUndecided (1),\nCy Dee,2\n'),
  ).toMatchObject({
    table: [
      'Name|GPA|Semester',
      '3 Ada King|3|Fall 2027',
      '4 Other Athletes||',
      '5 Bo Reed|3|Fall 2027',
      '6 Undecided (1)||',
      '7 Cy Dee|2|',
    ],
  });
});

test('a row of brackets and ranges below the header is no athlete', async () => {
  const header = 'Name,GPA,SAT,UTR,Term';
  const below = async (row: string) => await read(`${header}\n${row}\nAda King,3,900,8,Fall 2027\n`);
  expect(await below('(full),0.0 – 4.0,/ 1600,1-16.5,(sem/yr)')).toMatchObject({
    table: [header.replaceAll(',', '|'), '3 Ada King|3|900|8|Fall 2027'],
    layout: ['Row 2 belongs to the header.'],
  });
  expect((await below(' (full) ,1-4,,,')).layout).toEqual(['Row 2 belongs to the header.']);
  for (const cell of ['(full) x', 'x (full)', 'x 1-4', '1-4 x', '/ x'])
    expect((await below(`${cell},1-4,,,`)).table[1]).toBe(`2 ${cell}|1-4|||`);
  expect((await below('(full),,,,')).table[1]).toBe('2 (full)||||');
});

test('a line above the header says the gender and the sport, and the term where a heading below says another', async () => {
  const file = "Women's Tennis – Fall 2027,\nName,GPA\nAda King,3.7\n";
  const says = (texts: string) =>
    `The name of the sheet, or what stands above the table, says for its rows: ${texts}.`;
  expect(await read(file)).toMatchObject({
    table: ['Name|GPA|Gender|Sport', '3 Ada King|3.7|Female|Tennis'],
    layout: [says('Female, Tennis')],
  });
  expect(await read(`${file}Boys – Spring 2028,\nBo Reed,3\n`)).toMatchObject({
    table: [
      'Name|GPA|Semester|Gender|Sport',
      '3 Ada King|3.7|Fall 2027|Female|Tennis',
      '5 Bo Reed|3|Spring 2028|Male|Tennis',
    ],
    layout: [headings('"Boys – Spring 2028"'), says('Fall 2027, Female, Tennis')],
  });
});

test('a part of a line above the header says it, too, where no other part contradicts', async () => {
  const above = async (title: string) => (await read(`${title},\nName,GPA\nAda King,3.7\n`)).table[1];
  expect(await above('Demo Agency – Girls – as of May')).toBe('3 Ada King|3.7|Female');
  expect(await above('Demo | Jugadoras fútbol femenino')).toBe('3 Ada King|3.7|Female|Soccer');
  for (const title of [
    'Demo – Girls – Boys',
    'Demo – Boys & Girls',
    'Demo: Girls',
    'Demo-Girls',
    'Coach – Mr Demo',
  ])
    expect([title, await above(title)]).toEqual([title, '3 Ada King|3.7']);
});

test.each([
  ['names', 'Name,GPA\nAutumn,\nJan,\nAda King,3\n'],
  ['other words', 'Name,GPA\nFall 2027 or later,\nAda King,3\n'],
  ['signs', 'Name,GPA\n;,\n-,\nAda King,3\n'],
  ['letters', 'Name,GPA\nF,\nm!,\nfa,\nF7,\nSp,\nAda King,3\n'],
  ['a table of one column', 'Name\nFall 2027\nAda King\n'],
])('%s are not headings', async (_, file) => {
  expect((await read(file)).layout).toEqual([]);
});

test('headings that the rows repeat are left out, and those that they contradict are a column beside', async () => {
  const rows = 'Girls,,\nAda King,F,Fall 2027\nFall 2027,,\nEve Roe,w,Fall 2027\n';
  expect((await read(`Name,Gender,Term\n${rows}`)).table).toEqual([
    'Name|Gender|Term',
    '3 Ada King|F|Fall 2027',
    '5 Eve Roe|w|Fall 2027',
  ]);
  expect(await read(`Name,Gender,Term\n${rows}Bo Reed,M,Spring 2028\n`)).toMatchObject({
    table: [
      'Name|Gender|Term|Semester|Gender',
      '3 Ada King|F|Fall 2027||Female',
      '5 Eve Roe|w|Fall 2027|Fall 2027|Female',
      '6 Bo Reed|M|Spring 2028|Fall 2027|Female',
    ],
    layout: [headings('"Girls", "Fall 2027"')],
  });
});

test.each([
  [
    'a row that ends early',
    'Name,GPA,SAT\nGirls,,\nAda King,3\n',
    ['Name|GPA|SAT|Gender', '3 Ada King|3||Female'],
  ],
  [
    'a row that ends before the gender',
    'Name,GPA,Gender\nGirls,,\nAda King,3\n',
    ['Name|GPA|Gender|Gender', '3 Ada King|3||Female'],
  ],
  ['a first column that says the same', 'Gender,Name\nGirls,\nF,Ada King\n', ['Gender|Name', '3 F|Ada King']],
  [
    'a term without a year beside a first column of years',
    'Year,Name\n,Fall\n2027,Ada King\n',
    ['Year|Name|Semester', '3 2027|Ada King|Fall'],
  ],
  [
    'terms with the years of theirs',
    'Name,Term\nFall,\nAda King,Fall 2027\nSpring,\nBo Reed,Spring 2028\n',
    ['Name|Term', '3 Ada King|Fall 2027', '5 Bo Reed|Spring 2028'],
  ],
  ['no term', 'Name,Term\nFall 2027,\nAda King,soon\n', ['Name|Term|Semester', '3 Ada King|soon|Fall 2027']],
  ['the same sport', 'Name,Sport\nTennis,\nAda King,Tennis\n', ['Name|Sport', '3 Ada King|Tennis']],
  [
    'a text below the names, which ends it',
    'GPA,Name\n,Girls\n2,Ada King\n,Undecided\n3,Eve Roe\n',
    ['GPA|Name|Gender', '3 2|Ada King|Female', '4 |Undecided|', '5 3|Eve Roe|'],
  ],
  [
    'the same gender, and above it none',
    'Name,Gender,GPA\nAda King,,3\nGirls,,\nEve Roe,F,3\n',
    ['Name|Gender|GPA', '2 Ada King||3', '4 Eve Roe|F|3'],
  ],
  [
    'a header that stands again, with blanks',
    ' Name,GPA\nGirls,\nAda King,3\n Name ,GPA,\nName,3\nName\n',
    [' Name|GPA|Gender', '3 Ada King|3|Female', '5 Name|3|Female', '6 Name||'],
  ],
])('below a heading stands %s', async (_, file, table) => {
  expect((await read(file)).table).toEqual(table);
});

test('the name of a sheet says the gender where no column does', async () => {
  const sheet = (header: string) =>
    workbook([
      {
        name: 'Women',
        rows: [['Name', header], ['Ada King', 'F'], ['Eve Roe']],
      },
    ]);
  expect(await read(sheet('GPA'))).toMatchObject({
    table: ['Name|GPA|Gender', '2 Ada King|F|Female', '3 Eve Roe||Female'],
    layout: ['The name of the sheet, or what stands above the table, says for its rows: Female.'],
  });
  expect(await read(sheet('Sex'))).toMatchObject({
    table: ['Name|Sex', '2 Ada King|F', '3 Eve Roe'],
    layout: [],
  });
});

test('merged cells count in each row that they cover', async () => {
  const rows = [
    ['Roster'],
    ['Name', 'Term'],
    ['Ada King', 'Fall 2027'],
    ['Bo Reed'],
    ['Cy Dee', 'Spring 2028'],
  ];
  const merged = ['A1:B1', 'B3:B4', 'C3:C4', 'B5:B9'];
  expect(await read(workbook([{ name: 'Roster', rows, merged }]))).toMatchObject({
    table: ['Name|Term', '3 Ada King|Fall 2027', '4 Bo Reed|Fall 2027', '5 Cy Dee|Spring 2028'],
    layout: ['Merged cells count in each row that they cover: B3:B4.'],
  });
});

test('a merged cell far to the right and below counts, too', async () => {
  const wide = (first: string, last: string) => [first, ...Array.from({ length: 25 }, () => null), last];
  const rows = [
    wide('Name', 'Term'),
    ...[...'ABCDEFGH'].map((letter) => [`${letter}da King`]),
    ...[wide('Ida King', 'S28'), ['Jo Reed'], ['Kim Lane']],
  ];
  const { table } = await read(workbook([{ name: 'Roster', rows, merged: ['AA10:AA12'] }]));
  expect(table.slice(-3)).toEqual(
    ['10 Ida King', '11 Jo Reed', '12 Kim Lane'].map((start) => `${start}${'|'.repeat(26)}S28`),
  );
});

test('marks below Male and Female are one gender, where no cell is anything else', async () => {
  expect(await read('Name,Paid,Male,Girls\nAda King,,,x\nBo Reed,x,X\nCy Lane,,x,✓\n')).toMatchObject({
    table: ['Name|Paid|Male|Girls|Gender', '2 Ada King|||x|Female', '3 Bo Reed|x|X||Male', '4 Cy Lane||x|✓|'],
    layout: ['The columns "Male" and "Girls" have marks, which say the gender.'],
  });
  for (const other of [
    'Name,Male,Female\nAda King,,x\nBo Reed,y,\n',
    'Name,Male,Men\nAda King,x,\n',
    'Name,Male,Female,Sex\nAda King,x,,F\n',
    'Sex,Male,Female,Name\nF,x,,Ada King\n',
  ])
    expect(await read(other)).toMatchObject({ layout: [] });
});

test('a table without a header is read by the looks of its columns', async () => {
  const file = 'Ada King,F,Fall 2027,3.7\nBo Reed,M,Spring 2028,3.1\n';
  const letters = {
    table: ['A|B|C|D', '1 Ada King|F|Fall 2027|3.7', '2 Bo Reed|M|Spring 2028|3.1'],
    layout: ['The table has no header: its columns are named by their letters.'],
    used: 'No header',
  };
  expect(await read(file)).toEqual(letters);
  expect(await read(file, 1)).toMatchObject({ used: 'Row 1: Ada King, F, Fall 2027, 3.7' });
  expect(await read('Wer,Wann\nAda King,Fall 2027\n')).toMatchObject({ used: 'Row 1: Wer, Wann' });
});

const athletesOn = (
  name: string,
  athlete: string,
  header: readonly string[] = ['Name', 'GPA'],
): TestSheet => ({
  name,
  rows: [[...header], [athlete, '3.7']],
});

async function readSheets(sheets: readonly TestSheet[], sheet?: string) {
  const file = { name: 'roster.xlsx', stream: () => new Blob([workbook(sheets)]).stream() };
  const reading = await readRoster(file, sheet === undefined ? {} : { sheet });
  if ('question' in reading) return reading.question;
  const { header, rows, layout, notes } = reading.source;
  const table = [header.join('|'), ...rows.map(({ row, cells }) => `${row} ${cells.join('|')}`)];
  return { table, said: [...(layout ?? []), ...(notes ?? [])] };
}

test('sheets with one header are one list where their names say values of it', async () => {
  const [men, women] = [
    athletesOn('Men', 'Bo Reed'),
    {
      name: 'Women',
      rows: [
        ['GPA', 'Name'],
        ['3.7', 'Ada King'],
      ],
    },
  ];
  expect(await readSheets([men, athletesOn('Women Fall 2040', 'Ada King')])).toEqual({
    table: ['Name|GPA|Gender|Semester', '2 Bo Reed|3.7|Male|', '1002 Ada King|3.7|Female|Fall 2040'],
    said: [
      'Sheets with one header are read as one list; rows are counted in "Men", "Women Fall 2040" from 1001 on.',
      'The name of the sheet, or what stands above the table, says for its rows: Male.',
      'The name of the sheet, or what stands above the table, says for its rows: Fall 2040, Female.',
    ],
  });
  expect(await readSheets([athletesOn('List 1', 'Bo Reed'), athletesOn('List 2', 'Ada King')])).toMatchObject(
    {
      table: ['Name|GPA', '2 Bo Reed|3.7', '1002 Ada King|3.7'],
    },
  );
  const [one, two] = [athletesOn('List 1', 'Bo Reed'), athletesOn('Squad 2', 'Ada King')];
  expect(await readSheets([one, two])).toMatchObject({ kind: 'sheet' });
  expect(await readSheets([one, { ...two, name: 'List 2', hiddenRows: [2] }])).toMatchObject({
    said: [expect.anything(), 'Row 1002 is hidden in the workbook, and is read, too.'],
  });
  expect(await readSheets([men, women])).toMatchObject({
    table: ['Name|GPA|Gender', '2 Bo Reed|3.7|Male', '1002 Ada King|3.7|Female'],
  });
  for (const other of [
    athletesOn('Women', 'Ada King', ['Name', 'SAT']),
    athletesOn('Fall 2020', 'Ada King'),
    athletesOn('Alumni', 'Ada King'),
    { ...athletesOn('Girls', 'Ada King'), isHidden: true },
  ])
    expect(await readSheets([men, other])).toMatchObject({ kind: 'sheet', preset: 'Men' });
  const years = [athletesOn('2020', 'Bo Reed'), athletesOn('2027', 'Ada King')];
  expect(await readSheets(years)).toMatchObject({ kind: 'sheet', preset: '2020' });
  expect(await readSheets([men, athletesOn('Alumni', 'Ada King')], '*')).toMatchObject({
    table: ['Name|GPA|Gender', '2 Bo Reed|3.7|Male', '1002 Ada King|3.7|'],
  });
});

test('of sheets that are no list the one is read that is clearly the roster, where others have no such header', async () => {
  const sheet = (name: string, header: readonly string[], more: Partial<TestSheet> = {}): TestSheet => {
    return { name, rows: [header, header.map((_, at) => (at === 0 ? 'Ada King' : '3'))], ...more };
  };
  const scores = sheet('List 1', ['Name', 'GPA', 'UTR']);
  const coaches = sheet('Coaches', ['Name', 'Phone']);
  expect(await readSheets([scores, coaches])).toMatchObject({
    table: ['Name|GPA|UTR', '2 Ada King|3|3'],
    said: ['Not read, as its header is another or has no known columns: "Coaches".'],
  });
  const more = sheet('List 2', ['Name', 'GPA', 'SAT']);
  for (const sheets of [
    [scores, more],
    [scores, { ...scores, name: 'List 2' }, { ...more, name: 'List 3' }],
    [{ ...scores, isHidden: true }, coaches],
  ])
    expect(await readSheets(sheets)).toMatchObject({ kind: 'sheet' });
});

test('columns with one header stay apart in sheets that are one list', async () => {
  const sheets = ['Men', 'Women'].map((name) =>
    athletesOn(name, `Demo ${name}`, ['Name', 'Rank', 'Rank', 'GPA']),
  );
  expect(await readSheets(sheets)).toMatchObject({
    table: ['Name|Rank|Rank|GPA|Gender', '2 Demo Men|3.7|||Male', '1002 Demo Women|3.7|||Female'],
  });
});

test.each(['Term', 'Year', 'Sex'])('tables with a %s beside each other are one list', async (own) => {
  expect(await read(`Name,${own},,Name,${own}\nAda King,a,,Bo Reed,b\n`)).toMatchObject({
    table: [`Name|${own}`, '2 Ada King|a', '1002 Bo Reed|b'],
  });
});

test('what stands above any column of a table is said of it, and each has one column of names', async () => {
  expect(await read(',Women,,,Men\nName,UTR,,Name,UTR\nAda King,8.1,,Bo Reed,10.2\n')).toMatchObject({
    table: ['Name|UTR|Gender', '3 Ada King|8.1|Female', '1003 Bo Reed|10.2|Male'],
  });
  expect(await read('GPA,Name,,GPA,Term\n3,Ada King,,3,Fall 2027\n')).toMatchObject({
    table: ['GPA|Name||GPA|Term', '2 3|Ada King||3|Fall 2027'],
  });
});

test('a sheet of other things beside the athletes is named and not read', async () => {
  const athletes = athletesOn('Roster', 'Bo Reed', ['Name', 'GPA', 'SAT']);
  const others = [
    [['* superscore']],
    [
      ['Gender', 'Term'],
      ['F', 'Fall 2027'],
    ],
  ];
  for (const rows of others)
    expect(await readSheets([{ name: 'Legend', rows }, athletes])).toEqual({
      table: ['Name|GPA|SAT', '2 Bo Reed|3.7'],
      said: ['Not read, as its header is another or has no known columns: "Legend".'],
    });
});

test('the header names clearly more columns than a line of groups above it', async () => {
  expect(await read('Student,,Entry,\nFirst,Last,Term,Year\nAda,King,Fall,2027\n')).toMatchObject({
    table: ['First|Last|Term|Year', '3 Ada|King|Fall|2027'],
  });
  const above =
    'Athlete,,Entry,Academics,\nName,Gender,,GPA,SAT\n,,,/4.0,/1600\nAda King,F,Fall 2027,3.7,1280\n';
  expect(await read(above)).toMatchObject({
    table: ['Name|Gender|Entry|GPA|SAT', '4 Ada King|F|Fall 2027|3.7|1280'],
  });
  expect(await read('Name,Term,Academics,\n,,GPA,SAT\nAda King,Fall 2027,3.7,1280\n')).toMatchObject({
    table: ['Name|Term|GPA|SAT', '3 Ada King|Fall 2027|3.7|1280'],
  });
});

test('tables beside each other are one list, with what stands above each', async () => {
  const file = 'Women,,,Men,\nName,UTR,,Name,UTR\nAda King,8.1,,Bo Reed,10.2\nCy Lane,7.7,,,\n';
  const said = 'The name of the sheet, or what stands above the table, says for its rows:';
  expect(await read(file)).toMatchObject({
    table: ['Name|UTR|Gender', '3 Ada King|8.1|Female', '4 Cy Lane|7.7|Female', '1003 Bo Reed|10.2|Male'],
    layout: [
      'Tables beside each other are one list; rows of the second are counted from the next thousand on.',
      `${said} Female.`,
      `${said} Male.`,
    ],
  });
  expect(await read('Name,GPA,Name\nAda King,3.7,x\n')).toMatchObject({
    table: ['Name|GPA|Name', '2 Ada King|3.7|x'],
  });
  // The names of parents are not a second table, and a cell beyond a part's header stays to be seen.
  const parents = 'Name,GPA,Name,Phone\nAda King,3.7,Maria King,1\n';
  expect(await read(parents)).toMatchObject({
    table: ['Name|GPA|Name|Phone', '2 Ada King|3.7|Maria King|1'],
  });
  expect(await read('Name,UTR,,Name,UTR\nAda King,8.1,x,Bo Reed,10.2\n')).toMatchObject({
    table: ['Name|UTR', '2 Ada King|8.1|x', '1002 Bo Reed|10.2'],
  });
});

const numbered = (lines: readonly (readonly string[])[], from = 1) =>
  lines.map((cells, index) => ({ row: from + index, cells }));

test('rows of the next table are counted from the next thousand', () => {
  const tables = [[], numbered([[]], 999), numbered([[]], 1000)];
  expect(tables.map(nextThousand)).toEqual([1000, 1000, 2000]);
});

test('tables beside each other end before the blanks between them, and are told by the text above', () => {
  const header = ['', 'Name', 'Club', '', 'Name', 'Club', ' '];
  const rows = [['', 'Ada', 'x', ' ', 'Bo', 'y']];
  expect(sideBySide(numbered([[' ', 'Girls', '', '', 'Boys'], header, ...rows]), 1)).toEqual([
    { header: ['', 'Name', 'Club'], rows: [{ row: 3, cells: ['', 'Ada', 'x'] }], said: { gender: 'Female' } },
    { header: ['Name', 'Club'], rows: [{ row: 1003, cells: ['Bo', 'y'] }], said: { gender: 'Male' } },
  ]);
  expect(sideBySide(numbered([header, ...rows]), 0)).toBeNull();
  const three = ['Name', 'Term', 'Club', 'Name', 'Term', 'Club'];
  expect(sideBySide(numbered([three, ['Ada', 'Fall 2027', 'x', 'Bo', 'Fall 2027', 'y']]), 0)).toHaveLength(2);
});

test('a table of at most 2,000 rows and 200 columns can be turned', () => {
  const block = [['Name : Ada King'], ['GPA: 3'], ['Term: Fall 2027']];
  const blocks = (rows: number) => Array.from({ length: rows }, (_, at) => block[at % 3] ?? []);
  expect(turnedTable(numbered(blocks(2000)), 0)?.rows).toHaveLength(667);
  expect(turnedTable(numbered(blocks(2001)), 0)).toBeNull();
  const across = (columns: number) =>
    numbered(['Name', ' GPA', 'Term'].map((label) => [label, ...Array(columns - 1).fill(' x ')]));
  expect(turnedTable(across(200), 0)?.rows.at(-1)).toEqual({ row: 200, cells: ['x', 'x', 'x'] });
  expect(turnedTable(across(201), 0)).toBeNull();
});

test('a heading has at most 60 signs', () => {
  const heading = (blanks: number) => saidBy(`Girls${' '.repeat(blanks)}Tennis`);
  expect([heading(49), heading(50)]).toEqual([{ gender: 'Female', sport: 'Tennis' }, {}]);
});

test('a heading may say a season', () => {
  const seasons = ['Girls 2027/28', 'Girls, 2027-2028', 'Girls 12027/28'];
  expect(seasons.map(saidBy)).toEqual([{ gender: 'Female' }, { gender: 'Female' }, {}]);
});

test('marks may have blanks around them; below one gender alone, and below a dash, they say nothing', async () => {
  expect(await read('Name,M,F\nAda King, ,x \nBo Reed, x, \n')).toMatchObject({
    table: ['Name|M|F|Gender', '2 Ada King| |x |Female', '3 Bo Reed| x| |Male'],
  });
  expect(await read('Name,-,M\nAda King,x,\nBo Reed,,x\n')).toMatchObject({
    table: ['Name|-|M', '2 Ada King|x|', '3 Bo Reed||x'],
    layout: [],
  });
});

test('what a sheet says counts for no column that the table has, wherever it stands', () => {
  const table = { header: ['Gender', 'Name'], rows: numbered([['M', 'Ada King']], 2) };
  expect(withHeadings(table, { gender: 'Female' })).toEqual({ ...table, layout: [] });
});
