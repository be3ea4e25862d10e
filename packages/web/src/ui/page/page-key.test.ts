import { expect, test } from 'vitest';
import { latinKey } from './page-key.ts';

test.each([
  ['a Russian layout', { key: 'о', code: 'KeyJ' }, 'j'],
  ['a Greek layout', { key: 'Σ', code: 'KeyS', shiftKey: true }, 's'],
  ['an Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['an Arabic letter beside the shift key', { key: 'ظ', code: 'Slash' }, '/'],
  ['a Hebrew slash', { key: '/', code: 'KeyQ' }, '/'],
  ['a French layout, which has other places', { key: 'a', code: 'KeyQ' }, 'a'],
  ['a letter with an accent', { key: 'é', code: 'Digit2' }, 'é'],
  ['a Russian letter without a Latin one in its place', { key: 'ж', code: 'Semicolon' }, 'ж'],
  ['a key that writes nothing', { key: 'ArrowDown', code: 'ArrowDown' }, 'ArrowDown'],
])('%s', (_, press, latin) => {
  expect(latinKey({ shiftKey: false, ...press })).toBe(latin);
});
