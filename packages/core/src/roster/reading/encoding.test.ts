import { expect, test } from 'vitest';
import { findUtf16 } from './encoding.ts';

test.each([
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0x41], null],
  [[0x41, 0xfe], null],
  [[0xfe, 0x41], null],
  [[0x41, 0xff], null],
])('the first bytes %j mark %s', (bytes, encoding) => {
  expect(findUtf16(Uint8Array.from(bytes))).toBe(encoding);
});

test.each([
  [0, 2, null],
  [0, 3, 'utf-16le'],
  [1, 4, null],
  [1, 5, 'utf-16le'],
  [2, 0, null],
  [3, 0, 'utf-16be'],
  [4, 1, null],
  [5, 1, 'utf-16be'],
])('%i and %i zeros at even and odd places of 16 are %s', (even, odd, encoding) => {
  const bytes = Uint8Array.from({ length: 16 }, (_, place) =>
    Math.floor(place / 2) < (place % 2 === 0 ? even : odd) ? 0 : 0x41,
  );
  expect(findUtf16(bytes)).toBe(encoding);
});
