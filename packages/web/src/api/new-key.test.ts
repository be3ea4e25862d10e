import { expect, test } from 'vitest';
import { newKey } from './new-key.ts';

test('keys are unique and legal in a header', () => {
  const keys = Array.from({ length: 1000 }, newKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
