import { csvLine } from '../display/csv.ts';
import type { ReadingChoice } from '../roster/reading-choice.ts';
import { encode } from './encode.ts';
import { archive, workbook } from './workbook.ts';

/** A row's problem: its number as the spreadsheet shows it, the field, and what to do. */
export type AwkwardProblem = readonly [row: number, field: string | null, message: string];

/** A file as agencies have them, and the findings that every face must show, row by row. */
export interface AwkwardFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The answer to the question that the file raises. */
  readonly choice?: ReadingChoice;
  /** All problems of its rows, in their order, or why it cannot be read at all. */
  readonly found: readonly AwkwardProblem[] | string;
}

const grade = 'must be a number from 1 to 4 in steps of 0.1, not';
const scale = 'It is on another scale: convert it to the scale of 1 to 4, or leave the cell empty.';
const correct = 'Correct the number, or leave the cell empty.';
const season = 'Write Fall or Spring, with the year where it has no column of its own.';
const yearBehind = 'Give the year in a column "Year", or after the semester, as Fall 2027.';
const failed = "must be a value, not a formula's error, not";
const repair = 'Correct the formula, or empty the cell.';
const open = 'Open it and save it as .xlsx or CSV.';

const utf8 = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  );
const lines = (rows: readonly (readonly string[])[], delimiter: string) =>
  rows.map((row) => csvLine(row, delimiter)).join('');

export const awkwardFiles: readonly AwkwardFile[] = [
  {
    name: 'german.csv',
    bytes: encode(
      lines(
        [
          ['Vorname', 'Nachname', 'Geschlecht', 'Land', 'Semester', 'Jahr', 'GPA'],
          ['Jürgen', 'Größel', 'männlich', 'Österreich', 'Herbst', '2027', '3,7'],
          ['Änne', 'Übelhör', 'weiblich', 'Deutschland', 'Winter', '2027', '3,75'],
          ['Björn', '', 'm', 'GER', 'F27', '2028', '5,2'],
        ],
        ';',
      ),
      'windows-1252',
    ),
    found: [
      [3, 'available_semester', `must be Fall or Spring, not "Winter". ${season}`],
      [3, 'GPA', `${grade} "3,75". Give it in steps of 0.1: it is not rounded for you.`],
      [
        4,
        'available_year',
        'must be the year that stands beside the semester, not "2028". Two columns give different years: make them agree.',
      ],
      [4, 'GPA', `${grade} "5,2". ${scale}`],
    ],
  },
  {
    name: 'czech.csv',
    bytes: encode(
      'Name,Available,Gender\r\nOndřej Nováčkov,Fall 2027,x\r\nZdeněk Malý,Fall 2027,M\r\n',
      'windows-1250',
    ),
    choice: { encoding: 'windows-1250' },
    found: [[2, 'gender', 'must be Male or Female, not "x". Write Male or Female.']],
  },
  {
    name: 'old-mac.csv',
    bytes: encode(
      'Name,Available,SAT\rJosé Muñozal,Fall 2027,1700\rSofía Peñarol,Spring 2028,1200\r',
      'macintosh',
    ),
    found: [[2, 'SAT', `must be a whole number from 400 to 1600, not "1700". ${correct}`]],
  },
  {
    name: 'damaged.csv',
    bytes: Uint8Array.from([
      ...utf8('Name,Available,Bio\nZoë Brook,Fall 2027,Très bien\nJos'),
      0xe9,
      ...utf8(' Gil,Autumn,\n'),
    ]),
    found: [[3, 'available_year', `must be a year, not "Autumn". ${yearBehind}`]],
  },
  {
    name: 'titles-and-gaps.csv',
    bytes: utf8(
      'Roster 2027\n\n,,\nName,Available,TOEFL,,\nAda Brook,Fall 2027,5,,\n\nBo Reed,Fall\nCy Lund,Fall 2027,300,,,x\n',
    ),
    found: [
      [7, 'available_year', `must be a year, not "Fall". ${yearBehind}`],
      [8, 'TOEFL', `must be a whole number from 0 to 120, not "300". ${correct}`],
      [
        8,
        null,
        'must be as many cells as the header has, not "x". The row has more cells than the header: put quotes around cells that contain the separator.',
      ],
    ],
  },
  {
    name: 'unicode.txt',
    bytes: utf16('Name\tAvailable\tUTR\r\nAda Brook\tFall 2027\t17\r\nBo Reed\tF27\t9.755\r\n'),
    found: [
      [2, 'UTR', `must be a number from 1 to 16.5 in steps of 0.01, not "17". ${correct}`],
      [
        3,
        'UTR',
        'must be a number from 1 to 16.5 in steps of 0.01, not "9.755". Give it in steps of 0.01: it is not rounded for you.',
      ],
    ],
  },
  {
    name: 'clipboard.tsv',
    bytes: utf8(
      'Name\tAvailable\tBio\n"Ada Brook\nBo Reed"\tFall 2027\t"one\ntwo ""x"""\nBo Reed\tnever\t\n',
    ),
    found: [
      [
        2,
        'name',
        'must be one line of text, not "Ada Brook\nBo Reed". Remove line breaks, tabs and other control characters.',
      ],
      [3, 'available_semester', `must be Fall or Spring, not "never". ${season}`],
    ],
  },
  {
    name: 'mixed-keys.ndjson',
    bytes: utf8(
      '{"Name":"Ada Brook","available":"Fall 2027","GPA":"3.7"}\n{"name":"Bo Reed","Available":"Fall 2027","gpa":4.5}\n\n{"NAME":"","available":"Fall 2027"}\n',
    ),
    found: [
      [2, 'GPA', `${grade} "4.5". ${scale}`],
      [4, 'name', 'must be a name, not "". Write the name, or remove the row.'],
    ],
  },
  {
    name: 'lists.json',
    bytes: utf8('[["Name","Available","ITF"],["Ada Brook","Fall 2027",12],["Bo Reed","Fall 2027",0]]'),
    found: [[3, 'ITF', `must be a whole number of 1 or more, not "0". ${correct}`]],
  },
  {
    name: 'errors.xlsx',
    bytes: workbook([
      {
        name: 'Roster',
        rows: [
          ['Name', 'Available', 'Year', 'GPA', 'SAT'],
          ['Ada Brook', 'Fall', 2027, { xml: '<c t="e"><v>#N/A</v></c>' }, 1200],
          ['Bo Reed', 'Fall', { xml: '<c s="1"><v>46631</v></c>' }, 3.7000000000000002, null],
          [],
          ['Cy Lund', 'Spring', 2027, 3.5, { xml: '<c><v>12345678901234567890</v></c>' }],
          [{ xml: '<c t="e"><v>#REF!</v></c>' }, 'Spring', 2027, null, null],
        ],
        hiddenRows: [3],
      },
    ]),
    found: [
      [2, 'GPA', `${failed} "#N/A". ${repair}`],
      [
        3,
        'available_year',
        'must be a whole number from 2022 to 2050, not "2027-09-01". Write one year, as 2027.',
      ],
      [5, 'SAT', `must be a whole number from 400 to 1600, not "12345678901234567890". ${correct}`],
      [6, 'name', `${failed} "#REF!". ${repair}`],
    ],
  },
  {
    name: 'two-sheets.xlsx',
    bytes: workbook([
      { name: 'Lists', isHidden: true, rows: [['Sport'], ['Tennis']] },
      {
        name: 'Season 2027',
        rows: [
          ['Name', 'Available', 'Sport'],
          ['Ada Brook', 'Fall 2027', 'Chess'],
        ],
      },
    ]),
    found: [
      [2, 'sport', 'must be Tennis or Soccer, not "Chess". Write Tennis or Soccer; an empty cell is Tennis.'],
    ],
  },
  {
    name: 'header-alone.csv',
    bytes: utf8('Name,Available\n'),
    found: 'header-alone.csv has a header and no rows below it.',
  },
  {
    name: 'nested.json',
    bytes: utf8('[{"name":{"first":"Ada"},"available":"Fall 2027"}]'),
    found:
      'Entry 1: "name" is an object, and a cell is one text or number. Write it flat: one key for each value.',
  },
  {
    name: 'export.xls',
    bytes: utf8('<html><body><table><tr><td>Name</td></tr></table></body></html>'),
    found:
      'This is a web page (HTML), whatever its name says. Open it in a spreadsheet and save it as .xlsx or CSV.',
  },
  {
    name: 'protected.xlsx',
    bytes: Uint8Array.from([
      ...[0xd0, 0xcf, 0x11, 0xe0, ...new Array(508).fill(0)],
      ...utf16('EncryptedPackage').subarray(2),
    ]),
    found: 'This workbook is protected by a password. Open it, remove the password, and save it.',
  },
  {
    name: 'roster.ods',
    bytes: archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    found: `This is an OpenDocument file (.ods). ${open}`,
  },
];
