import { expect, test } from 'vitest';
import { columnKey, headerKey, namedColumns } from './header-key.ts';

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
