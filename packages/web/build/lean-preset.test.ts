import { expect, test } from 'vitest';
import { unused, without } from './lean-preset.ts';

const filler = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => `${name}${n}: '&'`).join(', ');

const preset = `
const conditions = defineConditions({ hover: '&:hover', print: '@media print', ${filler(50, 'c')} });
export const base = defineConfig({
  conditions,
  utilities: {
    padding: { values: 'spacing', shorthand: ['p'] },
    truncate: { transform: (value) => ({ utilities: value }) },
    ${filler(100, 'u')}
  },
});`;

test('leaves out what is named neither by its name nor by a shorthand, and conditions without their underscore', () => {
  const lean = without(preset, unused(preset, new Set(['p', '_print', 'hover'])));
  expect(lean.replace(/\s+/g, ' ').trim()).toBe(
    "const conditions = defineConditions({ print: '@media print', });" +
      " export const base = defineConfig({ conditions, utilities: { padding: { values: 'spacing', shorthand: ['p'] }, }, });",
  );
});

test('refuses a preset of another shape', () => {
  expect(() =>
    unused('export const base = defineConfig({ utilities: { padding: {} } });', new Set()),
  ).toThrow("Chakra's base preset has another shape than it had.");
});
