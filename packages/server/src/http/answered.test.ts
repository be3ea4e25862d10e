import { expect, test } from 'vitest';
import { traceIdOf } from './answered.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

test.each([`00-${trace}-${span}-01`, `00-${trace}-${span}-00`, `cc-${trace}-${span}-01-and-more`])(
  '%s is of a trace',
  (header) => {
    expect(traceIdOf(header)).toBe(trace);
  },
);

test.each([
  undefined,
  '',
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${trace}-${span}`,
  `00-${trace}-${span}-01, 00-${trace}-${span}-01`,
  `00-someone@example.com-${span}-01`,
])('%s is not', (header) => {
  expect(traceIdOf(header)).toBeNull();
});
