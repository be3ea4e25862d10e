import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { styleOf } from './style.ts';
import { terminalText } from './terminal-text.ts';

const style = styleOf({ write: () => true, hasColors: () => true });

test('a terminal gets line breaks and the styles of this program, and no other control character', () => {
  const outside = '\u001b[31mA\u009b2J\u0007\tB\u202eC\u2066\r\n\u001b]0;title\u0007D\rE';
  expect(terminalText(`${style.bold('Name')} ${outside}`, true)).toBe(
    '\u001b[1mName\u001b[22m  [31mA 2J BC\n ]0;title D E',
  );
});

test('elsewhere text stays as it is, and styles that were asked for are plain codes', () => {
  const outside = '\u001b[31mA\u009b2J\t\u202e\r\n';
  expect(terminalText(`${style.red('1')}${outside}`, false)).toBe(`\u001b[31m1\u001b[39m${outside}`);
});

test('for any text no control character reaches a terminal, and a pipe gets the text itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(terminalText(text, true)).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
      expect(terminalText(text, false)).toBe(text);
    }),
  );
});
