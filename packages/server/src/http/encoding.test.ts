import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
])('Accept-Encoding %s is served %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
