import { expect, test } from 'vitest';
import { jsonRows } from './json-rows.ts';

test('spellings of one key are one column, unless an object has both', () => {
  const text =
    '{"Name":"Ada","gpa":3.7}\n{"name":"Bo","GPA":3.5,"Bio":"x","bio":"y"}\n{"NAME":"Cy","bio":"z"}';
  expect(jsonRows(text)).toEqual({
    form: 'NDJSON',
    header: ['Name', 'gpa', 'Bio', 'bio'],
    rows: [
      { row: 1, cells: ['Ada', '3.7', '', ''] },
      { row: 2, cells: ['Bo', '3.5', 'x', 'y'] },
      { row: 3, cells: ['Cy', '', '', 'z'] },
    ],
    notes: [],
  });
});

test('an array of lists is a table with its header among the rows', () => {
  expect(jsonRows('[["Name","GPA"],["Ada",3.7],["Bo",null]]')).toEqual({
    form: 'a JSON array of lists',
    header: null,
    rows: [
      { row: 1, cells: ['Name', 'GPA'] },
      { row: 2, cells: ['Ada', '3.7'] },
      { row: 3, cells: ['Bo', ''] },
    ],
    notes: [],
  });
});

test('the one list within an object is read, and said', () => {
  expect(jsonRows('{\n  "season": 2027,\n  "athletes": [\n    {"Name": "Ada"}\n  ]\n}')).toEqual({
    form: 'a JSON array',
    header: ['Name'],
    rows: [{ row: 1, cells: ['Ada'] }],
    notes: ['The rows are the list "athletes" of the file.'],
  });
});

test('only lists of objects or of lists may be the rows of an object', () => {
  const others = '"empty":[],"years":[2027],"none":[null],"mixed":[{},1]';
  expect(jsonRows(`{${others},"athletes":[{"Name":"Ada"}]}`)?.header).toEqual(['Name']);
});

test('one object over several lines is one row', () => {
  expect(jsonRows('{\n  "Name": "Ada",\n  "GPA": 3.7\n}')).toEqual({
    form: 'NDJSON',
    header: ['Name', 'GPA'],
    rows: [{ row: 1, cells: ['Ada', '3.7'] }],
    notes: [],
  });
});

test('keys that differ in letters, in brackets too, are columns of their own', () => {
  const text =
    '[{"GPA (4.0)":3.7,"first-name":"Ada"},{"GPA (5.0)":4.2,"First Name":"Bo"},{"FirstName":"Cy"}]';
  expect(jsonRows(text)).toMatchObject({
    header: ['GPA (4.0)', 'first-name', 'GPA (5.0)'],
    rows: [{ cells: ['3.7', 'Ada', ''] }, { cells: ['', 'Bo', '4.2'] }, { cells: ['', 'Cy', ''] }],
  });
});

test('keys that objects inherit are keys like others', () => {
  expect(jsonRows('[{"constructor":"Ada"},{"toString":"Bo"}]')).toMatchObject({
    header: ['constructor', 'toString'],
    rows: [{ cells: ['Ada', ''] }, { cells: ['', 'Bo'] }],
  });
});

const flat = 'and a cell is one text or number. Write it flat: one key for each value.';
const deep = '['.repeat(100_000) + ']'.repeat(100_000);

test.each([
  ['an object in a field', '[{"name":{"first":"Ada"}}]', `Entry 1: "name" is an object, ${flat}`],
  ['a list in a field', '{"name":"Ada"}\n{"name":["Bo"]}', `Line 2: "name" is a list, ${flat}`],
  ['an object in the one object', '{"name":\n{"first":"Ada"}}', `The object: "name" is an object, ${flat}`],
  ['an object in a cell', '[["Name"],[{"first":"Ada"}]]', `Entry 2: cell 1 is an object, ${flat}`],
  ['depth', `[{"name":${deep}}]`, `Entry 1: "name" is a list, ${flat}`],
  ['depth alone', deep, `Entry 1: cell 1 is a list, ${flat}`],
  ['a list after objects', '[{"name":"Ada"},["Bo"]]', 'Entry 2 is not a JSON object with fields.'],
  [
    'an object after lists',
    '[["Name"],{"name":"Bo"}]',
    'Entry 2 is not a list of cells, as the first one is.',
  ],
  [
    'a missing comma',
    '[{"name":"Ada"}\n{"name":"Bo"}]',
    'The JSON of this file is cut off, or has a mistake in line 2. Export it again.',
  ],
  ['an open bracket', '[', 'The JSON of this file is cut off, or has a mistake. Export it again.'],
  ['an open brace', '{"name":"Ada"}\n{', 'Line 2 is not JSON: each line must be one whole object.'],
  ['a number after objects', '[{"name":"Ada"}, 7]', 'Entry 2 is not a JSON object with fields.'],
  [
    'several lists',
    '{"men":[{"name":"Bo"}],"women":[{"name":"Ada"}]}',
    'The file is one object with several lists: "men", "women". Keep the list of athletes alone.',
  ],
  [
    'too many digits',
    '[{"id":12345678901234567890}]',
    'Entry 1: "id" is a number with more digits than JSON keeps. Write it in quotation marks.',
  ],
])('%s is refused with its place', (_, text, why) => {
  expect(() => jsonRows(text)).toThrow(why);
});

test.each(['Name,GPA\nAda,3.7', 'x{"Name":"Ada"}', '[Name],GPA', '{Name},GPA', ''])(
  '%j is not JSON',
  (text) => {
    expect(jsonRows(text)).toBeNull();
  },
);
