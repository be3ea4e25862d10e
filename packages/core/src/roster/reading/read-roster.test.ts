import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '../../display/csv.ts';
import { encode } from '../../testing/encode.ts';
import { workbook } from '../../testing/workbook.ts';
import { saidBy } from '../layout/headings.ts';
import type { ReadingChoice } from '../reading-choice.ts';
import { type Delimiter, delimiters } from '../reading-choice.ts';
import { type RosterFile, readRoster } from './read-roster.ts';

function fileOf(content: string | Uint8Array, name = 'table'): RosterFile {
  return { name, stream: () => new Blob([new Uint8Array(Buffer.from(content))]).stream() };
}

/** How a file is read: its form, its header, its rows with their numbers, and notes. */
async function read(content: string | Uint8Array, choice: ReadingChoice = {}): Promise<readonly string[]> {
  const reading = await readRoster(fileOf(content), choice);
  if ('question' in reading) return ['asked'];
  const { form, header, rows, notes = [] } = reading.source;
  return [form, header.join('|'), ...rows.map(({ row, cells }) => `${row} ${cells.join('|')}`), ...notes];
}

const utf16 = (text: string, isLittle: boolean, mark = true) => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return isLittle ? bytes : bytes.swap16();
};
const table = 'Name,GPA\r\nJosé,3.7\r\nZoë,3.8\r\n';
const header = 'Name|GPA';
const rows = [header, '2 José|3.7', '3 Zoë|3.8'];
const plain = ['commas, UTF-8', ...rows];

/** As long as asked for; what stands in brackets does not count. */
const longName = (length: number) => `Name (${'x'.repeat(length - 7)})`;

const awkward: readonly (readonly [name: string, content: string | Uint8Array, found: readonly string[]])[] =
  [
    ['plain', table, plain],
    ['a byte order mark', `\ufeff${table}`, plain],
    ['UTF-16, little end first', utf16(table, true), ['commas, UTF-16', ...rows]],
    ['UTF-16, big end first', utf16(table, false), ['commas, UTF-16', ...rows]],
    ['UTF-16 without a mark', utf16(table, true, false), ['commas, UTF-16', ...rows]],
    [
      'Windows-1252',
      Buffer.from('Name,GPA\nJürgen,3.7\n', 'latin1'),
      ['commas, Windows-1252', header, '2 Jürgen|3.7'],
    ],
    ['ends of lines as Unix has them', table.replaceAll('\r\n', '\n'), plain],
    ['ends of lines as old Macs had them', table.replaceAll('\r\n', '\r'), plain],
    ['ends of lines of both kinds', table.replace('GPA\r\n', 'GPA\n'), plain],
    [
      'a blank line that ends otherwise',
      `\n${table}`,
      ['commas, UTF-8, header in row 2', header, '3 José|3.7', '4 Zoë|3.8'],
    ],
    [
      'quoted cells at the ends of lines of both kinds',
      'Name,GPA,Bio\n"Ada",3,"ab"\r\nBo,4,cd\r\n',
      ['commas, UTF-8', 'Name|GPA|Bio', '2 Ada|3|ab', '3 Bo|4|cd'],
    ],
    ['no end on the last line', table.trimEnd(), plain],
    ['semicolons and decimal commas', 'Name;GPA\nJosé;3,7\n', ['semicolons, UTF-8', header, '2 José|3,7']],
    [
      'semicolons, and more commas than semicolons',
      'Name;Bio\nAda;a, b, c, d\n',
      ['semicolons, UTF-8', 'Name|Bio', '2 Ada|a, b, c, d'],
    ],
    ['tabs', 'Name\tGPA\nAda\t3.7\n', ['tabs, UTF-8', header, '2 Ada|3.7']],
    ["Excel's hint", 'sep=;\r\nName;GPA\r\nAda;3,7\r\n', ['semicolons, UTF-8', header, '2 Ada|3,7']],
    [
      'no known column: the most cells in every row that has several',
      'Roster\nFoo;Bar;a,b\nx;y;a,b,c,d\n',
      ['semicolons, UTF-8', 'Roster', '2 Foo|Bar|a,b', '3 x|y|a,b,c,d'],
    ],
    [
      "Excel's hint for fewer cells",
      'sep=;\nFoo;a,b,c\nx;d,e,f\n',
      ['semicolons, UTF-8', 'Foo|a,b,c', '2 x|d,e,f'],
    ],
    [
      'a long header',
      `Roster\n${longName(200)},GPA\nAda,3\n`,
      ['commas, UTF-8, header in row 2', `${longName(200)}|GPA`, '3 Ada|3'],
    ],
    [
      'a longer header',
      `Roster\n${longName(201)},GPA\nAda,3\n`,
      ['commas, UTF-8', 'Roster', `2 ${longName(201)}|GPA`, '3 Ada|3'],
    ],
    [
      "what looks like Excel's hint below",
      'Name,Bio\nAda,sep=;\n',
      ['commas, UTF-8', 'Name|Bio', '2 Ada|sep=;'],
    ],
    [
      'quoted ends of lines and quotes',
      'Name,Bio\n"Ada","one\ntwo ""x"", three"\nBo,b\n',
      ['commas, UTF-8', 'Name|Bio', '2 Ada|one\ntwo "x", three', '3 Bo|b'],
    ],
    [
      'blanks before an opening quotation mark',
      'Name, Bio\nAda, "fast, calm"\nBo, "says ""hi"", twice"\nCy,5" grip\n',
      ['commas, UTF-8', 'Name| Bio', '2 Ada|fast, calm', '3 Bo|says "hi", twice', '4 Cy|5" grip'],
    ],
    [
      'cells that were copied from a spreadsheet, with line breaks and quotation marks',
      'Name\tBio\tGPA\r\nAda\t"one\ntwo ""x"""\t3.7\r\nBo\t5\'10" tall\t\r\n',
      ['tabs, UTF-8', 'Name|Bio|GPA', '2 Ada|one\ntwo "x"|3.7', '3 Bo|5\'10" tall|'],
    ],
    [
      'a copied cell that begins with a quotation mark',
      'Name\tBio\n"Ace" Brook\tfast\nBo\t"x\n',
      ['tabs, UTF-8', 'Name|Bio', '2 "Ace" Brook|fast', '3 Bo|"x'],
    ],
    [
      'copied cells of both kinds',
      'Name\tBio\r\n"Ace" Brook\t"Top" player\r\nBo "B" Demo\t"one\ntwo ""x"""\r\nCy\t6\'2"\r\n',
      ['tabs, UTF-8', 'Name|Bio', '2 "Ace" Brook|"Top" player', '3 Bo "B" Demo|one\ntwo "x"', '4 Cy|6\'2"'],
    ],
    [
      'a copied cell with a line break at the end of the text',
      'Name\tBio\n"Ace" Brook\tx "y"" z\nBo\t"one\ntwo"',
      ['tabs, UTF-8', 'Name|Bio', '2 "Ace" Brook|x "y"" z', '3 Bo|one\ntwo'],
    ],
    [
      'a blank before a quotation mark between tabs',
      'Name\tBio\nAda\t "fast"\n',
      ['tabs, UTF-8', 'Name|Bio', '2 Ada| "fast"'],
    ],
    [
      'an address below',
      'Name\nhttps://example.com/a\n',
      ['commas, UTF-8', 'Name', '2 https://example.com/a'],
    ],
    [
      'an address above',
      'https://example.com/a,GPA\nAda,3.7\n',
      ['commas, UTF-8', 'https://example.com/a|GPA', '2 Ada|3.7'],
    ],
    [
      'a blank below another header',
      'x,GPA\nName, ,Term,UTR\nAda,3.7,F28,8\n',
      ['commas, UTF-8, header in row 2', 'Name|GPA|Term|UTR', '3 Ada|3.7|F28|8'],
    ],
    [
      'blank rows',
      '\nName,GPA\n\n,\nAda,3.7\n  ,\n',
      ['commas, UTF-8, header in row 2', header, '5 Ada|3.7'],
    ],
    [
      'a title above the header',
      'Roster 2027\n\nName,GPA\nAda,3.7\n',
      ['commas, UTF-8, header in row 3', header, '4 Ada|3.7'],
    ],
    [
      'empty cells at the end of the header',
      'Name,GPA, ,\nAda,3.7,,\n',
      ['commas, UTF-8', header, '2 Ada|3.7||'],
    ],
    [
      'a header with one known column, and two below',
      'Name,X\nName,GPA\n',
      ['commas, UTF-8', 'Name|X', '2 Name|GPA'],
    ],
    [
      'no known column, one, and two',
      'Roster,X\nName,X\nName,GPA\nAda,3.7\n',
      ['commas, UTF-8, header in row 3', header, '4 Ada|3.7'],
    ],
    ['a header that is too far down', `${'x\n'.repeat(10)}Name,GPA\n`, ['commas, UTF-8', 'x', '11 Name|GPA']],
    [
      'a header that begins like markup',
      '<b><table>,GPA\nAda,3.7\n',
      ['commas, UTF-8', '<b><table>|GPA', '2 Ada|3.7'],
    ],
    [
      'a word of other forms',
      'Name,Bio\nAda,office:spreadsheet\n',
      ['commas, UTF-8', 'Name|Bio', '2 Ada|office:spreadsheet'],
    ],
    ['a short row', 'Name,GPA\nAda\n', ['commas, UTF-8', header, '2 Ada']],
    ['one column', 'Name\nAda\n', ['commas, UTF-8', 'Name', '2 Ada']],
    [
      'an inch mark in the middle',
      'Name,Bio\nAda,5\'10" tall\n',
      ['commas, UTF-8', 'Name|Bio', '2 Ada|5\'10" tall'],
    ],
    ['escaped formulas', "Name,Bio\n'=Ada,'-5\n", ['commas, UTF-8', 'Name|Bio', '2 =Ada|-5']],
    [
      'NDJSON, keys that come later, and null',
      '{"name":"Ada","GPA":3.7}\n \n{"name":"Bo","bio":null,"SAT":1200}\n',
      ['NDJSON, UTF-8', 'name|GPA|bio|SAT', '1 Ada|3.7||', '3 Bo|||1200'],
    ],
    [
      'a JSON array',
      '[\n {"name": "Ada", "bio": "[{\\"}"},\n {"name": "Bo"}\n]\n',
      ['a JSON array, UTF-8', 'name|bio', '1 Ada|[{"}', '2 Bo|'],
    ],
    [
      'a JSON array of lists',
      '[[], ["Name"], ["Ada"]]',
      ['a JSON array of lists, UTF-8, header in row 2', 'Name', '3 Ada'],
    ],
    [
      'a workbook with a gap, a number behind which a binary fraction stands, and a truth',
      workbook([{ name: 'Roster', rows: [['Name', 'GPA', 'X'], [], [' Ada ', 3.7000000000000002, true]] }]),
      ['Excel, the sheet "Roster"', 'Name|GPA|X', '3  Ada |3.7|true'],
    ],
    [
      'a workbook of two sheets, of which one has rows',
      workbook([
        { name: 'One', rows: [] },
        { name: 'Two', rows: [['Name'], ['Ada']] },
      ]),
      ['Excel, the sheet "Two"', 'Name', '2 Ada'],
    ],
  ];

test.each(awkward)('%s', async (_, content, found) => {
  expect(await read(content)).toEqual(found);
});

const excel = 'Open it in a spreadsheet and save it as .xlsx or CSV.';
const googleSheet =
  'This is a link to a Google sheet, not the sheet. Open it, choose File, Download, Microsoft Excel (.xlsx), and take that file.';
const unreadable: readonly (readonly [name: string, content: string | Uint8Array, why: string])[] = [
  ['nothing', '', 'table is empty.'],
  ['an athlete alone', 'Ada King,Fall 2027\n', 'table has a header and no rows below it.'],
  ['blank lines alone', '\n\n', 'table has no rows.'],
  [
    'an open quote',
    'Name,Bio\nAda,"one\nBo,two\n',
    'A quotation mark in row 2 is never closed, or stands beside another text, so the cells after it cannot be told apart.',
  ],
  [
    'a text beside a quoted cell with quotation marks',
    'Name\tBio\nAda\t"one ""x""\ntwo" three\n',
    'A quotation mark in row 2 is never closed, or stands beside another text, so the cells after it cannot be told apart.',
  ],
  [
    'an old workbook',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
    'This is an old Excel file (.xls). Save it as .xlsx or CSV.',
  ],
  [
    'a workbook with a password',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), utf16('EncryptedPackage', true, false)]),
    'This workbook is protected by a password. Open it, remove the password, and save it.',
  ],
  [
    'a companion of macOS',
    Buffer.from([0, 5, 22, 7, 0, 2, 0, 0]),
    'This is a companion file of macOS, whose name begins with "._". Take the file without it.',
  ],
  ['an address of a Google sheet', 'https://docs.google.com/spreadsheets/d/1a/edit\n', googleSheet],
  [
    'another address',
    ' http://example.com/roster.xlsx ',
    'This is a link, not the file. Open it, download the file, and take that.',
  ],
  [
    'a table of a web page in UTF-16',
    utf16('\n<TABLE border=1><tr><td>Name', true),
    `This is a web page (HTML), whatever its name says. ${excel}`,
  ],
  [
    'an XML Spreadsheet',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>',
    `This is an XML Spreadsheet 2003. ${excel}`,
  ],
  ['other XML', '<?xml version="1.0"?><athletes/>', `This is XML, not a table. ${excel}`],
  ['an empty JSON array', '[]', 'table has no rows.'],
  ['a header alone in JSON', '[["Name"]]', 'table has a header and no rows below it.'],
  [
    'UTF-32, little end first',
    Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]),
    'This text is in UTF-32. Save it as UTF-8.',
  ],
  [
    'UTF-32, big end first',
    Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x41]),
    'This text is in UTF-32. Save it as UTF-8.',
  ],
  ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'This file is compressed. Unpack it first.'],
];

test.each(unreadable)('%s is told', async (_, content, why) => {
  await expect(read(content)).rejects.toMatchObject({ name: 'UnreadableError', message: why });
});

test.each([
  ['roster.gsheet', googleSheet],
  ['Roster.URL', 'This is a link, not the file. Open it, download the file, and take that.'],
  ['~$roster.xlsx', 'This only marks that a workbook is open. Take the workbook itself.'],
  ['.~lock.roster.ods#', 'This only marks that a workbook is open. Take the workbook itself.'],
  [
    '.roster.xlsx.icloud',
    'This file is in iCloud, and not on this device yet. Download it, and take it then.',
  ],
])('%s stands for another file', async (name, why) => {
  const stream = () => new Blob(['{"doc_id":"1AbC"}']).stream();
  await expect(readRoster({ name, stream }, {})).rejects.toThrow(why);
});

test('a file with too many rows is refused with what to do', async () => {
  await expect(read(`Name\n${'A\n'.repeat(200_001)}`)).rejects.toThrow(
    'table has 200001 rows; at most 200000 can be imported at once. Split it, each part with the header row, and import one after the other.',
  );
});

test.each<[content: string | Uint8Array, choice: ReadingChoice, found: readonly string[]]>([
  [
    encode('Season;2027\nName;GPA\nJosé;3,7\n', 'macintosh'),
    { encoding: 'mac', headerRow: 2 },
    ['semicolons, Mac Roman, header in row 2', header, '3 José|3,7'],
  ],
  ['Name,Bio\nAda|Bo,x\n', { delimiter: '|' }, ['bars, UTF-8', 'Name,Bio', '2 Ada|Bo,x']],
  [table, { headerRow: 0 }, ['commas, UTF-8', 'A|B', `1 ${header}`, ...rows.slice(1)]],
  ['Name\nAda\n', { delimiter: ';' }, ['semicolons, UTF-8', 'Name', '2 Ada']],
  ['{"Name":"Ada"}\nBo\n', { delimiter: ',' }, ['commas, UTF-8', '{"Name":"Ada"}', '2 Bo']],
  ['[Name];GPA\n{"x"};3\n', { delimiter: ';' }, ['semicolons, UTF-8', '[Name]|GPA', '2 {"x"}|3']],
])('%j is read as a person chose: %j', async (content, choice, found) => {
  expect(await read(content, choice)).toEqual(found);
});

const unfit: readonly (readonly [choice: ReadingChoice, content: string | Uint8Array, why: string])[] = [
  [
    { delimiter: ';' },
    table,
    'There are no semicolons in the file. Its cells seem to be separated by commas.',
  ],
  [{ headerRow: 9 }, table, 'Row 9 has no header: it is empty. The rows with text are 1 to 3.'],
  [{ headerRow: 1 }, '\n\n', 'table has no rows.'],
  [{ sheet: 'Roster' }, table, 'A text file has no sheets to choose. Leave the choice out.'],
  [{ headerRow: 2 }, '{"name":"Ada"}', 'JSON with keys has no header row to choose. Leave the choice out.'],
  [
    { encoding: 'mac' },
    workbook([{ name: 'Roster', rows: [['Name'], ['Ada']] }]),
    'A workbook has no encoding to choose. Leave the choice out.',
  ],
  [
    { delimiter: ';' },
    workbook([{ name: 'Roster', rows: [['Name'], ['Ada']] }]),
    'A workbook has no separator to choose. Leave the choice out.',
  ],
];

test.each(unfit)('a choice that does not fit is refused: %j', async (choice, content, why) => {
  await expect(read(content, choice)).rejects.toThrow(why);
});

test('where nobody can be asked, the guess is told, and a certain encoding is none', async () => {
  const guess = async (text: string, ...canAsk: boolean[]) => {
    const reading = await readRoster(fileOf(Buffer.from(text, 'latin1')), {}, ...canAsk);
    return 'question' in reading ? 'asked' : [reading.source.guessed?.preset, 'guessed' in reading.source];
  };
  expect([await guess('Name\nA\xd7B\n'), await guess('Name\nA\xd7B\n', false)]).toEqual([
    'asked',
    ['windows-1252', true],
  ]);
  expect(await guess('Name\nAda\n', false)).toEqual([undefined, false]);
});

const athletes = [...'ABCDEFGHIJKL'].map((letter) => `${letter}da King,F28\n`).join('');
test.each([
  ['Ada King,Fall 2027\nBo Reed,F28\n', 'A|B'],
  ['Ada King,2027\nBo Reed,2028\n', 'A|B'],
  ['"King, Ada",F27\n"Reed, Bo",F28\n', 'A|B'],
  ['x, Ada King ,Fall 2027\ny,Bo Reed,F28\n', 'A|B|C'],
  ['Ada King,Camp\nBo Reed,x\n', 'Ada King|Camp'],
  ['Camp,Fall 2027\nBo,F28\n', 'Camp|Fall 2027'],
  [`list,Fall 2027\n${athletes}`, 'list|Fall 2027'],
  [`Bo Reed,F28\nName,Term\n${athletes}`, 'Name|Term'],
])('a table whose first row is an athlete has letters for a header: %j', async (content, header) => {
  expect((await read(content))[1]).toBe(header);
});

test('decimal commas are usual where commas do not separate cells', async () => {
  const contents = ['Name;GPA\nAda;3\n', 'Name,GPA\nAda,3\n', '[{"Name":"Ada"}]', '[["Name"],["Ada"]]'];
  const sheet = workbook([{ name: 'Roster', rows: [['Name'], ['Ada']] }]);
  const readings = await Promise.all([...contents, sheet].map((content) => readRoster(fileOf(content), {})));
  expect(readings.map((reading) => 'source' in reading && reading.source.decimalComma)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

/** What of a file's reading a person may change: the used value, and all. */
async function options(content: string | Uint8Array, choice: ReadingChoice = {}): Promise<readonly string[]> {
  const reading = await readRoster(fileOf(content), choice);
  const found = 'source' in reading ? (reading.source.options ?? []) : [];
  return found.map(({ key, used, values }) => {
    const all = values.map((value) => `${value.name} = ${value.choice[key]}`);
    return `${key}, ${all[used]} of ${all.join(' / ')}`;
  });
}

test('what of the reading can be changed', async () => {
  const usual = 'UTF-8 (all languages) = utf-8 / Windows-1252 (Western Europe) = windows-1252';
  const [encoding, ...others] = await options('Roster;2027\nName;Bio\n\nAda;x, y\n');
  expect(encoding).toContain(`encoding, UTF-8 (all languages) = utf-8 of ${usual}`);
  expect(others).toEqual([
    'delimiter, semicolons = ; of commas = , / semicolons = ;',
    'headerRow, Row 2: Name, Bio = 2 of Row 1: Roster, 2027 = 1 / Row 2: Name, Bio = 2 / Row 4: Ada, x, y = 4 / No header = 0',
  ]);
  const [latin, delimiter] = await options('Name\nAda\n', { encoding: 'latin1' });
  expect(latin).toContain('encoding, Windows-1252 (Western Europe) = windows-1252 of UTF-8');
  expect(delimiter).toBe('delimiter, commas = , of commas = ,');
  const [rare] = await options('Name\nAda\n', { encoding: 'koi8-r' });
  expect(rare).toContain(`encoding, koi8-r = koi8-r of koi8-r = koi8-r / ${usual}`);
  const keys = async (text: string) => (await options(text)).map((option) => option.split(',')[0]);
  expect([await keys('{"Name":"Ada"}'), await keys('[["Name"],["Ada"]]')]).toEqual([
    ['encoding'],
    ['encoding', 'headerRow'],
  ]);
});

test.each<[choice: ReadingChoice, rows: string]>([
  [{}, '1 2 3 4 5 6 7 8 9 10 0'],
  [{ headerRow: 12 }, '1 2 3 4 5 6 7 8 9 10 11 12 0'],
])('the first ten rows may be the header, and a later one that was chosen: %j', async (choice, rows) => {
  const text = Array.from({ length: 20 }, (_, index) => `Name ${index + 1}\n`).join('');
  const offered = (await options(text, choice)).at(-1)?.replace(/^.* of /, '') ?? '';
  expect(Array.from(offered.matchAll(/ = (\d+)/g), ([, row]) => row).join(' ')).toBe(rows);
});

test('what may be the header of a table that is turned, has none, or stands beside another', async () => {
  const turned = 'Name,Ada,Bo\nTerm,F28,F28\nGPA,3,4\nUTR,8,9\nSAT,1200,1300\n';
  const offered = async (content: string, choice: ReadingChoice = {}) => {
    const option = (await options(content, choice)).at(-1) ?? '';
    return [option.split(' of ')[0], option.split(' / ').length, option.split(' / ').at(-1)];
  };
  expect([
    await offered(turned),
    await offered(turned, { headerRow: 1 }),
    await offered(athletes),
    await offered('Name,UTR,,Name,UTR\nAda King,8.1,,Bo Reed,10.2\n'),
  ]).toEqual([
    ['headerRow, The first column = 0', 6, 'Row 5: SAT, 1200, 1300 = 5'],
    ['headerRow, Row 1: Name, Ada, Bo = 1', 6, 'Row 5: SAT, 1200, 1300 = 5'],
    ['headerRow, No header = 0', 11, 'No header = 0'],
    ['headerRow, Row 1: Name, UTR, Name, UTR = 1', 3, 'No header = 0'],
  ]);
});

test('a title that is chosen as the header takes nothing from the row below', async () => {
  expect(await read('Roster 2027, \nName,Term\nAda,Fall 2027\n', { headerRow: 1 })).toEqual([
    ...['commas, UTF-8', 'Roster 2027', '2 Name|Term', '3 Ada|Fall 2027'],
  ]);
});

test.each([
  ['x'.repeat(50), `Row 1: ${'x'.repeat(50)}`],
  [`${'x'.repeat(60)},b`, `Row 1: ${'x'.repeat(50)}…`],
  [`${'x'.repeat(30)},,${'y'.repeat(19)}`, `Row 1: ${'x'.repeat(30)}, ${'y'.repeat(18)}…`],
  ['a, b ,c,d,e,f,g,h,i,j,k', 'Row 1: a, b, c, d, e, f, g, h, i, j'],
])('the start of a row names it: %s', async (header, name) => {
  expect((await options(`${header}\nAda,y\n`)).at(-1)).toContain(`headerRow, ${name} = 1 of`);
});

test('cells that are too long are cut, and said', async () => {
  const long = 'x'.repeat(10_000);
  expect(await read(`Name,Bio\n${long},${long}x\nBo,${long}\n`)).toEqual([
    ...['commas, UTF-8', 'Name|Bio', `2 ${long}|${long}…`, `3 Bo|${long}`],
    'Cells with more than 10,000 characters are cut: row 2.',
  ]);
  expect(await read(JSON.stringify([{ Name: 'Ada', Bio: `${long}x` }, { Bio: `${long}x` }]))).toEqual([
    ...['a JSON array, UTF-8', 'Name|Bio', `1 Ada|${long}…`, `2 |${long}…`],
    'Cells with more than 10,000 characters are cut: rows 1, 2.',
  ]);
});

test('a header with a long name is cut, and one with too many columns is refused', async () => {
  const most = '('.repeat(200);
  const name = '('.repeat(1_000_000);
  expect((await read(`Name,${most}\nAda,x\n`))[1]).toBe(`Name|${most}`);
  expect((await read(`Name,${name}\nAda,x\n`))[1]).toBe(`Name|${most}…`);
  expect((await read(JSON.stringify([{ Name: 'Ada', [name]: 'x' }])))[1]).toBe(`Name|${most}…`);
  await expect(read(`Name${',x'.repeat(1000)}\nAda\n`)).rejects.toThrow(
    'The header has 1001 columns; at most 1000 can be read.',
  );
});

/** Like fast-check's `binary`, which takes a second to prepare. */
const letter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: letter }).map((text) => text.replace(/\p{Cs}|\ufeff/gu, '')),
  fc.constantFrom('a\r\nb', '"', '""', "'=x", '=x', '-1', ';', '\t', ' ', '3,7', '', '\r', '\n'),
);
/** F00 alone in a row is a term for the rows below it. */
const isHeading = (text: string) => Object.keys(saidBy(text.trim())).length > 0;
const written = fc
  .record({ width: fc.integer({ min: 2, max: 4 }), height: fc.integer({ max: 6, min: 1 }) })
  .chain(({ width, height }) =>
    fc.array(
      fc
        .array(cell, { minLength: width, maxLength: width })
        .filter((cells) => cells.some((text) => text.trim() !== '') && !cells.some(isHeading)),
      { minLength: height, maxLength: height },
    ),
  );

test('any table that is written in any dialect reads back the same', async () => {
  const dialects = fc.record({
    delimiter: fc.constantFrom<Delimiter>(...delimiters),
    mark: fc.constantFrom('', '\ufeff'),
    encoding: fc.constantFrom('utf8' as const, 'utf16le' as const),
  });
  await fc.assert(
    fc.asyncProperty(written, dialects, async (cells, { delimiter, mark, encoding }) => {
      const columns = ['Name', 'GPA', 'Bio', 'Video'].slice(0, cells[0]?.length ?? 2);
      const text = [columns, ...cells].map((row) => csvLine(row, delimiter)).join('');
      const bytes = Buffer.from(`${encoding === 'utf16le' ? '\ufeff' : mark}${text}`, encoding);
      const reading = await readRoster(fileOf(bytes), {});
      expect('source' in reading && reading.source).toMatchObject({
        header: columns,
        rows: cells.map((row, index) => ({ row: index + 2, cells: row })),
      });
    }),
    { numRuns: 300 },
  );
});
