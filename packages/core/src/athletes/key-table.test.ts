import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyTable } from './key-table.ts';

test('it is a Map of numbers that begin at 0', () => {
  const half = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  const entries = fc.array(fc.record({ high: half, low: half, value: fc.integer(), isAdded: fc.boolean() }), {
    maxLength: 3000,
    size: 'max',
  });
  fc.assert(
    fc.property(entries, (all) => {
      const table = createKeyTable();
      const map = new Map<string, number>();
      for (const { high, low, value, isAdded } of all) {
        const name = `${high} ${low}`;
        if (table.get({ high, low }) !== (map.get(name) ?? 0)) throw new Error(`${name} is not what it was`);
        map.set(name, isAdded ? (map.get(name) ?? 0) + value : value);
        if (isAdded) table.add({ high, low }, value);
        else table.set({ high, low }, value);
      }
      const found = all.map(({ high, low }) => table.get({ high, low }));
      expect(found).toEqual(all.map(({ high, low }) => map.get(`${high} ${low}`)));
    }),
    { numRuns: 30 },
  );
});
