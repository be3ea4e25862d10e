import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime, quotedCell, wrapped } from './wording.ts';

test('times are formatted for people', () => {
  expect([0, 7.4, 723, 3723].map(clockTime)).toEqual(['0:00', '0:07', '12:03', '1:02:03']);
});

test('a quoted cell is one line without control characters', () => {
  expect(quotedCell('a\u001b[2J\r\nb\u202e')).toBe('"a [2J b"');
  expect(quotedCell('x'.repeat(50), 10)).toBe(`"${'x'.repeat(9)}…"`);
});

test('wrapping breaks between words, keeps the indentation and loses no word', () => {
  expect(wrapped('  one two three', 9, '    ')).toBe('  one two\n    three');
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 20, max: 80 }), (words, width) => {
      const lines = wrapped(words.join(' '), width, '  ').split('\n');
      expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(words);
      expect(lines.filter((line) => line.length > width)).toEqual([]);
    }),
  );
});
