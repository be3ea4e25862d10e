import { expect, test } from 'vitest';
import { archive, type TestSheet, workbook } from '../../testing/workbook.ts';
import type { ReadingChoice } from '../reading-choice.ts';
import { openArchive } from './archive.ts';
import { pickSheet } from './pick-sheet.ts';
import { readRoster } from './read-roster.ts';

/** The form, the header and the rows of a workbook with their numbers, then its notes; or the question. */
async function read(bytes: Uint8Array, choice: ReadingChoice = {}) {
  const stream = () => new Blob([new Uint8Array(bytes)]).stream();
  const reading = await readRoster({ name: 'roster.xlsx', stream }, choice);
  if ('question' in reading) return reading;
  const { form, header, rows, notes = [] } = reading.source;
  return [form, header.join('|'), ...rows.map(({ row, cells }) => `${row} ${cells.join('|')}`), ...notes];
}

const roster: TestSheet = {
  name: 'Roster',
  rows: [
    ['Name', 'GPA'],
    ['Ada', 3.7],
  ],
};
const form = 'Excel, the sheet "Roster"';
const found = [form, 'Name|GPA', '2 Ada|3.7'];
const xml = (text: string) => ({ xml: text });

test('cells are the texts that the spreadsheet shows', async () => {
  const cells = [
    ['<c t="s"><v>0</v></c>', 'Zoë'],
    ['<c t="s"><v>1</v></c>', 'Ada Lovelace & Co 🎾'],
    ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c><v>3.7000000000000002</v></c>', '3.7'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>12345678901234567890</v></c>', '12345678901234567890'],
    ['<c><v>1.2345678901234568E+19</v></c>', '1.2345678901234568E+19'],
    ['<c><v>1E-3</v></c>', '0.001'],
    ['<c s="2"><v>46631</v></c>', '2027-09-01'],
    ['<c s="1"><v>46631.604166666664</v></c>', '2027-09-01 14:30:00'],
    ['<c s="1"><v>0.5</v></c>', '12:00:00'],
    ['<c s="3"><v>12</v></c>', '12'],
    ['<c t="d"><v>2027-09-01T00:00:00</v></c>', '2027-09-01'],
    ['<c t="d"><v>2027-09-01T00:00:00.000Z</v></c>', '2027-09-01'],
    ['<c t="d"><v>2027-09-01T00:00:00+02:00</v></c>', '2027-09-01T00:00:00+02:00'],
    ['<c><v>1234567890123456</v></c>', '1234567890123456'],
    ['<c t="str"><f>A1</f><v>a_x000D_b</v></c>', 'a\rb'],
    ['<c t="b"><v>0</v></c>', 'false'],
    ['<c t="inlineStr"><is><t>&lt;Zo&#xEB;&gt; &#235;&#x10FFFF;</t></is></c>', '<Zoë> ë\u{10ffff}'],
    ['<c t="inlineStr"><is><t>&#x110000; &constructor;</t></is></c>', '&#x110000; &constructor;'],
  ] as const;
  const header = cells.map((_, index) => `Column ${index + 1}`);
  const row = cells.map(([cell]) => xml(cell));
  expect(await read(workbook([{ name: 'Roster', rows: [header, row] }]))).toEqual([
    ...[form, header.join('|'), `2 ${cells.map(([, text]) => text).join('|')}`],
  ]);
});

test('cells without a value are empty, of whatever kind they are', async () => {
  const kinds = ['s', 'b', 'n', 'd', 'e', 'str', 'inlineStr'];
  const cells = kinds.map((kind) => xml(`<c t="${kind}"><v></v></c>`));
  const rows = [
    ['Name', ...kinds],
    ['Ada', ...cells, xml('<c t="str"><f>A1</f><v></v></c>'), 'x'],
  ];
  expect(await read(workbook([{ name: 'Roster', rows, hiddenColumns: [1e9] }]))).toEqual([
    ...[form, `Name|${kinds.join('|')}`, '2 Ada|||||||||x'],
  ]);
});

async function shown(value: number, format: number | string, isFrom1904 = false) {
  const rows = [['Name'], [xml(`<c s="4"><v>${value}</v></c>`)]];
  const lines = await read(workbook([{ name: 'Roster', rows }], { formats: [format], isFrom1904 }));
  return 'question' in lines ? null : lines[2]?.slice(2);
}

test('built-in formats are dates, times, durations or numbers as ECMA-376 lists them', async () => {
  const dates: number[] = [];
  for (let format = 0; format < 60; format += 1)
    if ((await shown(46631, format)) === '2027-09-01') dates.push(format);
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(dates).toEqual([...range(14, 22), ...range(27, 36), 45, 47, ...range(50, 58)]);
  expect([await shown(2027, 48), await shown(2027, 49), await shown(1.5, 46)]).toEqual([
    '2027',
    '2027',
    '36:00:00',
  ]);
});

test.each([
  ['@', '2027'],
  ['[Magenta]0', '2027'],
  ['[>=1000]0', '2027'],
  ['0" years"', '2027'],
  ['0\\d', '2027'],
  ['_d0* ', '2027'],
  ['#,##0.00 [$Kčs-405]', '2027'],
  ['"Day "0', 'Day 2027'],
  ['0.0%', '202700%'],
  ['0 "Day "0', '2027'],
  [9, '202700%'],
  [10, '202700%'],
  ['yyyy', '1905-07-19'],
  ['[$-409]D-MMM-YY;@', '1905-07-19'],
  ['h:mm', '1905-07-19'],
  ['[hh]:mm', '48648:00:00'],
  ['[Red][M]', '48648:00:00'],
  ['[mm]:ss', '48648:00:00'],
  ['[ss]', '48648:00:00'],
])('a number in the format %s is shown as %s', async (format, text) => {
  expect(await shown(2027, format)).toBe(text);
});

test.each<[value: number, format: number, isFrom1904: boolean, text: string]>([
  [1, 14, false, '1900-01-01'],
  [59, 14, false, '1900-02-28'],
  [60, 14, false, '60'],
  [60.5, 14, false, '60.5'],
  [61, 14, false, '1900-03-01'],
  [0, 14, false, '00:00:00'],
  [0.75, 14, false, '18:00:00'],
  [-1, 14, false, '-1'],
  [1e12, 14, false, '1000000000000'],
  [0.5, 14, true, '12:00:00'],
  [1, 14, true, '1904-01-02'],
  [60, 14, true, '1904-03-01'],
  [45_169, 14, true, '2027-09-01'],
  [0, 46, false, '00:00:00'],
  [73 / 48, 46, false, '36:30:00'],
  [2 + 1 / 24 / 60 / 60, 46, false, '48:00:01'],
  [-1, 46, false, '-1'],
  [1e300, 46, false, '1e+300'],
])('%s in the format %s, counted from 1904: %s, is %s', async (value, format, isFrom1904, text) => {
  expect(await shown(value, format, isFrom1904)).toBe(text);
});

test('a text within a cell is read once, without its pronunciation', async () => {
  const both = '<c t="inlineStr"><v>Ada</v><is><t>Ada</t><rPh><t>eida</t></rPh><t> Brook</t></is></c>';
  const rows = [
    ['Name', 'Bio'],
    [xml(both), xml('<c t="inlineStr"><v>x</v></c>')],
  ];
  expect(await read(workbook([{ name: 'Roster', rows }]))).toEqual([form, 'Name|Bio', '2 Ada Brook|x']);
});

test('an archive whose paths have backslashes is read', async () => {
  const { zipSync, unzipSync } = await import('fflate');
  const parts = Object.entries(unzipSync(workbook([roster])));
  const bytes = zipSync(Object.fromEntries(parts.map(([path, part]) => [path.replaceAll('/', '\\'), part])));
  expect(await read(bytes)).toEqual(found);
});

/** A workbook as other programs write it: prefixes, files elsewhere, a chart's sheet, no styles and no list of texts. */
const foreign = (sheet: string | Uint8Array) =>
  archive({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels':
      '<Relationships><Relationship Id="R1" Type="http://x/officeDocument" Target="book/main.xml"/></Relationships>',
    'book/main.xml':
      '<x:workbook xmlns:x="y" xmlns:d3p1="z"><x:sheets><x:sheet codename="No" name="A &amp; B" d3p1:id="R1"/><x:sheet name="Chart" d3p1:id="R2"/></x:sheets></x:workbook>',
    'book/_rels/main.xml.rels':
      '<Relationships><Relationship Id="R1" Type="http://x/worksheet" Target="sheets/one.xml"/><Relationship Id="R2" Type="http://x/chartsheet" Target="sheets/one.xml"/></Relationships>',
    'book/sheets/one.xml': sheet,
  });

test('cells and rows without a place follow one another, under any prefix', async () => {
  const sheet =
    '<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c></x:row><x:row><x:c t="str"><x:v>Ada</x:v></x:c><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(await read(foreign(sheet))).toEqual(['Excel, the sheet "A & B"', 'Name', '2 Ada|7']);
});

test('cells stand where their places say, and columns may be hidden together', async () => {
  const sheet = `<worksheet>
    <cols> <col min="1" max="1"/> <col min="2" max="28" hidden="true"/> </cols>
    <sheetData>
      <row> <c r="A1" t="str"> <v>Name</v> </c> <c r="B1" t="str"> <v>SAT</v> </c> <c r="AB1" t="str"> <v>GPA</v> </c> </row>
      <row> <c r="AB2"> <v>3.7</v> </c> </row>
    </sheetData>
  </worksheet>`;
  const between = '|'.repeat(26);
  expect(await read(foreign(sheet))).toEqual([
    ...['Excel, the sheet "A & B"', `Name|SAT${between}GPA`, `2 |${between}3.7`],
    'Hidden in the workbook, and read, too: the columns "SAT", "GPA".',
  ]);
});

test('a cell that is too far away is refused before the gap is filled', async () => {
  const sheet = '<worksheet><sheetData><row><c r="ZZZZZZ1"><v>7</v></c></row></sheetData></worksheet>';
  await expect(read(foreign(sheet))).rejects.toThrow(
    'The sheet has too many cells. Save the part with the athletes as CSV.',
  );
});

test.each([
  ['UTF-8', 'utf8'],
  ['UTF-16', 'utf16le'],
] as const)(
  'a sheet in %s is read, its texts as they stand, and longer than what is parsed at a time',
  async (name, encoding) => {
    const bios = Array.from({ length: 1000 }, (_, index) => `${'女'.repeat(600)} & ${index}`);
    const rows = bios.map((bio) => `<row><c t="str"><v><![CDATA[${bio}]]></v></c></row>`);
    const sheet = `\ufeff<?xml version="1.0" encoding="${name}"?><worksheet><sheetData><row><c t="str"><v>Name</v></c></row>${rows.join('')}</sheetData></worksheet>`;
    expect(await read(foreign(Buffer.from(sheet, encoding)))).toEqual([
      ...['Excel, the sheet "A & B"', 'Name', ...bios.map((bio, index) => `${index + 2} ${bio}`)],
    ]);
  },
);

const lists: TestSheet = { name: 'Lists', isHidden: true, rows: [['Sport'], ['Tennis'], ['Golf']] };

test('which of several sheets with rows is asked, hidden ones named as such', async () => {
  const bytes = workbook([lists, roster, { name: 'Empty', rows: [[xml('<c/>')]] }]);
  expect(await read(bytes)).toEqual({
    question: {
      kind: 'sheet',
      preset: 'Roster',
      sheets: [
        { name: 'Lists', rows: 3, isHidden: true },
        { name: 'Roster', rows: 2, isHidden: false },
      ],
    },
  });

  for (const sheet of ['Roster', ' roster ', '2']) expect(await read(bytes, { sheet })).toEqual(found);
  const other = { name: 'ROSTER', rows: [['Sport'], ['Golf']] };
  expect(await read(workbook([other, roster]), { sheet: 'Roster' })).toEqual(found);
  await expect(read(bytes, { sheet: 'Rooster' })).rejects.toThrow(
    'The workbook has no sheet "Rooster". Its sheets: "Lists" (hidden), "Roster", "Empty".',
  );
  await expect(read(bytes, { sheet: 'Empty' })).rejects.toThrow('The sheet "Empty" has no rows.');
});

test('a sheet is named with the line above its table, sheets that are one list are not', async () => {
  const reads = async (...sheets: readonly TestSheet[]) => {
    const stream = () => new Blob([new Uint8Array(workbook(sheets))]).stream();
    const reading = await readRoster({ name: 'roster.xlsx', stream }, {});
    if ('question' in reading) return reading;
    const { sheet, title, options = [] } = reading.source;
    return [
      sheet,
      title,
      ...options.map(({ key, used, values }) => [key, values[used]?.name, values.length]),
    ];
  };
  const titled = { ...roster, rows: [['Recruits', 'of Camp'], ...roster.rows] };
  expect([
    await reads(roster),
    await reads(titled),
    await reads({ ...titled, name: 'Team - 1' }, { ...titled, name: 'Team(12) ' }),
    await reads(
      { name: 'Notes', rows: [['x']] },
      {
        ...roster,
        rows: [
          ['Name', 'GPA', 'UTR'],
          ['Ada', 3, 8],
        ],
      },
    ),
  ]).toEqual([
    ['Roster', undefined, ['headerRow', 'Row 1: Name, GPA', 3]],
    ['Roster', 'Recruits of Camp', ['headerRow', 'Row 2: Name, GPA', 4]],
    [undefined, undefined, ['sheet', 'All with the same header', 3]],
    ['Roster', undefined, ['sheet', 'Roster', 2], ['headerRow', 'Row 1: Name, GPA, UTR', 3]],
  ]);
});

test('the sheets can be changed where there are several', async () => {
  const options = async (sheets: readonly TestSheet[], choice: ReadingChoice) => {
    const stream = () => new Blob([workbook(sheets)]).stream();
    const reading = await readRoster({ name: 'roster.xlsx', stream }, choice);
    const found = 'source' in reading ? (reading.source.options ?? []) : [];
    return found.map(({ key, used, values }) => {
      const all = values.map((value) => `${value.name} = ${value.choice[key]}`);
      return `${key}, ${all[used]} of ${all.join(' / ')}`;
    });
  };
  const header =
    'headerRow, Row 1: Name, GPA = 1 of Row 1: Name, GPA = 1 / Row 2: Ada, 3.7 = 2 / No header = 0';
  expect(await options([lists, roster], { sheet: 'Roster' })).toEqual([
    'sheet, Roster = Roster of Lists (hidden) = Lists / Roster = Roster',
    header,
  ]);
  expect(await options([roster], {})).toEqual([header]);
});

test('what is hidden is read and said', async () => {
  const sheet: TestSheet = {
    name: 'Roster',
    isHidden: true,
    rows: [
      ['Name', 'GPA', 'SAT'],
      ['Ada', 3.7],
      ['Bo', 3.5],
      ['Cy', xml('<c><f>B2+1</f></c>')],
    ],
    hiddenRows: [1, 3, 4],
    hiddenColumns: [2, 9],
  };
  expect(await read(workbook([sheet]))).toEqual([
    ...[form, 'Name|GPA|SAT', '2 Ada|3.7', '3 Bo|3.5', '4 Cy'],
    'The sheet "Roster" is hidden in the workbook.',
    '2 rows are hidden in the workbook, and are read, too: 3, 4.',
    'Hidden in the workbook, and read, too: the column "GPA".',
    'One cell has a formula without a result, read as empty: open the workbook in a spreadsheet and save it.',
  ]);
});

test('what is struck through keeps its line, with a note', async () => {
  const cell = (style: number, text: string) => xml(`<c s="${style}" t="str"><v>${text}</v></c>`);
  const rows = [['Name', 'GPA'], [cell(4, 'Ada'), 3], [cell(1, 'Bo')], [cell(0, 'Cy')], [cell(4, 'D')]];
  expect(await read(workbook([{ name: 'Roster', rows }], { formats: ['strike'] }))).toEqual([
    ...[form, 'Name|GPA', '2 A\u0336d\u0336a\u0336|3', '3 Bo', '4 Cy', '5 D\u0336'],
    '2 rows have cells that are struck through, which count only where you take them: 2, 5.',
  ]);
});

test('one hidden row and many, several formulas without a result, and nothing of columns without a name', async () => {
  const formula = xml('<c><f>B2+1</f></c>');
  const rows = [['Name', ' ', 'GPA'], ...[...'abcdefg'].map((name) => [name, formula])];
  const notes = async (hiddenRows: readonly number[], hiddenColumns: readonly number[] = []) => {
    const lines = await read(workbook([{ name: 'Roster', rows, hiddenRows, hiddenColumns }]));
    return 'question' in lines ? [] : lines.slice(9);
  };
  const formulas =
    '7 cells have formulas without a result, read as empty: open the workbook in a spreadsheet and save it.';
  expect([await notes([2], [2]), await notes([2, 3, 4, 5, 6]), await notes([2, 3, 4, 5, 6, 7])]).toEqual([
    ['Row 2 is hidden in the workbook, and is read, too.', formulas],
    ['5 rows are hidden in the workbook, and are read, too: 2, 3, 4, 5, 6.', formulas],
    ['6 rows are hidden in the workbook, and are read, too: 2, 3, 4, 5, 6 and 1 more.', formulas],
  ]);
});

test.each([
  [1, 'An .xlsx file may have 50 MB, and this one has more. Save it as CSV.'],
  [0, 'The file is cut off or broken: it cannot be unpacked. Save it again as .xlsx or CSV.'],
])('a workbook %s bytes above the bound is refused', async (above, why) => {
  await expect(pickSheet(new Uint8Array(50 * 1024 * 1024 + above))).rejects.toThrow(why);
});

test('a person may say in which row the header is', async () => {
  const bytes = workbook([{ name: 'Roster', rows: [['Name', 'GPA'], [], ['Full', 'Grade'], ['Ada', 3.7]] }]);
  expect(await read(bytes, { headerRow: 3 })).toEqual([
    `${form}, header in row 3`,
    'Full|Grade',
    '4 Ada|3.7',
  ]);
  await expect(read(bytes, { headerRow: 2 })).rejects.toThrow(
    'Row 2 has no header: it is empty. The rows with text are 1 to 4.',
  );
});

const save = 'Open it and save it as .xlsx or CSV.';

test.each([
  ['.xlsb', { 'xl/workbook.bin': '' }, `This is a binary workbook (.xlsb). ${save}`],
  [
    'Numbers',
    { 'Index/Document.iwa': '' },
    'This is a Numbers file. Open it in Numbers and export it as Excel or CSV.',
  ],
  [
    'older Numbers',
    { 'Index.zip': '' },
    'This is a Numbers file. Open it in Numbers and export it as Excel or CSV.',
  ],
  [
    'Word',
    { '[Content_Types].xml': '', 'word/document.xml': '' },
    'This is a Word document. Save its table as .xlsx or CSV.',
  ],
  [
    'ZIP',
    { mimetype: '', 'b.csv': '', 'c.csv': '', 'd.csv': '' },
    'This is a ZIP archive, not a workbook. Unpack it first: mimetype, b.csv, c.csv.',
  ],
  [
    'ZIP of XML',
    { 'content.xml': '' },
    'This is a ZIP archive, not a workbook. Unpack it first: content.xml.',
  ],
  ['.ods', { mimetype: '', 'content.xml': '' }, `This is an OpenDocument file (.ods). ${save}`],
  ['a folder', { 'roster/[Content_Types].xml': '' }, 'The workbook has no sheet with rows.'],
  ['no sheet', { '[Content_Types].xml': '<Types/>' }, 'The workbook has no sheet with rows.'],
])('an archive of another kind is named: %s', async (_, files, why) => {
  await expect(read(archive(files))).rejects.toThrow(why);
});

test('a workbook that is cut off, or whose XML is broken, is named', async () => {
  const bytes = workbook([roster]);
  await expect(read(bytes.subarray(0, bytes.length - 40))).rejects.toThrow(
    'The file is cut off or broken: it cannot be unpacked. Save it again as .xlsx or CSV.',
  );
  const broken = archive({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook><sheets>' });
  await expect(read(broken)).rejects.toThrow('The workbook is broken. Save it again as .xlsx or CSV.');
});

/** An archive whose directory says another size of its last file (APPNOTE 4.3.12: 24 bytes into the entry). */
function withSize(files: Readonly<Record<string, string>>, size: number): Uint8Array {
  const bytes = Buffer.from(archive(files));
  bytes.writeUInt32LE(size, bytes.lastIndexOf('PK\x01\x02') + 24);
  return bytes;
}

test('an archive that unpacks beyond the bound is refused before', async () => {
  const files = { '[Content_Types].xml': '', 'xl/worksheets/sheet1.xml': '' };
  await expect(read(withSize(files, 301 * 1024 * 1024))).rejects.toThrow(
    'The workbook unpacks to more than 300 MB, so it is not opened. Save the sheet with the athletes as CSV.',
  );
});

test.each([
  ['its XML just keeps the bound', 'xl/worksheets/sheet1.xml', 300],
  ['a film in it exceeds the bound', 'xl/media/film.mp4', 301],
])('an archive is opened where %s', async (_, path, megabytes) => {
  const files = { '[Content_Types].xml': '', [path]: '' };
  await expect(read(withSize(files, megabytes * 1024 * 1024))).rejects.toThrow(
    'The workbook has no sheet with rows.',
  );
});

test('a file that unpacks to more than the directory says is cut off there', async () => {
  const files = { '[Content_Types].xml': '', 'xl/workbook.xml': ' '.repeat(1_000_000) };
  const { unpack } = await openArchive(withSize(files, 1000));
  expect(unpack('xl/workbook.xml')?.buffer.byteLength).toBe(1000);
});
