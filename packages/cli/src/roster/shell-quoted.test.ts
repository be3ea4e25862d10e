import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shellQuoted } from './shell-quoted.ts';

const posixTest = test.skipIf(process.platform === 'win32');

const words = ['Notes=-', 'Full Nm=name', "It's=name", '#3=GPA', '-x', ''];

test('plain words stay as they are, others are quoted', () => {
  expect(words.map((word) => shellQuoted(word, 'linux'))).toEqual([
    'Notes=-',
    "'Full Nm=name'",
    "'It'\\''s=name'",
    "'#3=GPA'",
    "'-x'",
    "''",
  ]);
  expect([...words, 'C:\\lists\\a.csv', '6" tall=-'].map((word) => shellQuoted(word, 'win32'))).toEqual([
    'Notes=-',
    '"Full Nm=name"',
    '"It\'s=name"',
    '"#3=GPA"',
    '"-x"',
    '""',
    'C:\\lists\\a.csv',
    '"6"" tall=-"',
  ]);
});

posixTest('a shell reads back what was quoted', async () => {
  const texts = fc.array(
    fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    {
      minLength: 1,
      maxLength: 50,
    },
  );
  await fc.assert(
    fc.asyncProperty(texts, async (words) => {
      const line = `printf '%s\\0' ${words.map((word) => shellQuoted(word)).join(' ')}`;
      const { stdout } = await promisify(execFile)('sh', ['-c', line]);
      expect(stdout.split('\0').slice(0, -1)).toEqual(words);
    }),
    { numRuns: 20 },
  );
});
