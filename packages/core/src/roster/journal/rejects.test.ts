import { expect, test } from 'vitest';
import { rejectsFormat } from './rejects.ts';

const header = ['Name', 'GPA'];

test('has every column of the file, and cells beyond its header', () => {
  const { start, line } = rejectsFormat({ header, decimalComma: false });
  expect([start, line(['Ada']), line(['Zoë, "Z"', '3.7', 'more'])]).toEqual([
    '\uFEFFName,GPA\r\n',
    'Ada,\r\n',
    '"Zoë, ""Z""",3.7,more\r\n',
  ]);
});

test('is separated by semicolons where numbers have a decimal comma', () => {
  const { start, line } = rejectsFormat({ header, decimalComma: true });
  expect([start, line(['Ada', '3,7'])]).toEqual(['\uFEFFName;GPA\r\n', 'Ada;3,7\r\n']);
});
