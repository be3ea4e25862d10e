import { expect, test } from 'vitest';
import { scoreTable } from './table.js';

test('counts what was noticed by file, machines apart; what nothing could notice is left out', () => {
  const mutants = (/** @type {string} */ fileName, /** @type {string[]} */ ...statuses) =>
    statuses.map((status) => ({ fileName, status }));
  const found = [
    ...mutants('src/session.machine.ts', 'Killed', 'RuntimeError', 'Survived', 'Ignored'),
    ...mutants('src/athlete-filter.ts', 'Timeout', 'NoCoverage'),
  ];
  expect(scoreTable(found)).toMatchInlineSnapshot(`
    "| file | noticed | score |
    |---|---|---|
    | \`src/athlete-filter.ts\` | 1 of 2 | 50.0 % |
    | \`src/session.machine.ts\` | 2 of 3 | 66.7 % |
    | **machines** | 2 of 3 | 66.7 % |
    | **everything else** | 1 of 2 | 50.0 % |
    | **all** | 3 of 5 | 60.0 % |"
  `);
});
