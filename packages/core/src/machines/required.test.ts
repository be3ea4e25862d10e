import { expect, test } from 'vitest';
import { required } from './required.ts';

test('a value that is there, and one that is not there yet', () => {
  expect(required(0)).toBe(0);
  expect(() => required(null)).toThrow('The machine has not come that far.');
});
