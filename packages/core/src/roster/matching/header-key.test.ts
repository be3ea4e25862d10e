import { expect, test } from 'vitest';
import { athleteFields } from '../../athletes/fields/athlete-fields.ts';
import { columnKey, headerKey, isLettered, namedColumns, otherThing } from './header-key.ts';

test('spellings of one header have one key', () => {
  expect([' First_Name ', 'first-name', 'FIRST NAME (given)', 'First Name [1] {2}'].map(headerKey)).toEqual(
    Array(4).fill('firstname'),
  );
  expect(['Año', 'Größe', '(Name)', '--', '()', '', 'Nat.'].map(headerKey)).toEqual([
    'ano',
    'grosse',
    'name',
    '',
    '',
    '',
    'nat',
  ]);
});

test('columns are named by header or by place', () => {
  const header = ['Name', 'GPA', 'gpa (4.0)', '', '#2', '--'];
  const named = ['name', ' GPA', '#1', ' #6 ', '#7', '#0', '', '--', '#', '#x', '#2a', 'x#2'];
  expect(named.map((column) => namedColumns(column, header))).toEqual([
    [0],
    [1, 2],
    [0],
    [5],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ]);
});

test('each column has a name of its own: its header, where that tells it from the others and can be typed', () => {
  const header = ['Name', 'GPA', 'gpa (4.0)', '', '#2', '--', 'a\tb', 'Jersey #'];
  expect(header.map((_, index) => columnKey(index, header))).toEqual([
    'Name',
    '#2',
    '#3',
    '#4',
    '#5',
    '#6',
    '#7',
    'Jersey #',
  ]);
  for (const index of header.keys()) expect(namedColumns(columnKey(index, header), header)).toEqual([index]);
});

test.each([
  'out of 5|of  5|/5|/ 10|out of 40|0-5|0 – 10|10.0 to 5.5|5point|5-point|14 point|4.05 scale|100 scale',
  'of 4|/4.0|4|0-4|0.0 – 4.0|10.0 to 4|grades 9-12|9-12 grades|4point|4-point|4.0 scale',
])('a bracket makes an average another thing where it names another whole: %s', (texts) => {
  const found = texts.split('|').map((text) => otherThing(`GPA (${text})`, athleteFields.GPA));
  expect(found).toEqual(texts.split('|').map((text) => (texts.startsWith('out') ? text : null)));
  expect(otherThing('ITF (out of 5)', athleteFields.ITF)).toBeNull();
});

test('a table has no header where each of several columns is named by its letters', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA', 'AB'];
  const skipping = letters.filter((letter) => letter !== 'B');
  const more = [...letters, ...letters.map((letter) => `B${letter}`)];
  expect([letters, ['A'], skipping, more].map(isLettered)).toEqual([true, false, false, false]);
});
