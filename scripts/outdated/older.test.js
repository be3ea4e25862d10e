import { expect, test } from 'vitest';
import { olderByAMajor } from './older.js';

const workspace = `packages:
  - packages/*

catalog:
  "@types/node": ^20.19.0 # 26: describes what Node 20 lacks
  commander: 14.0.3 # 15: needs Node 22.12
  hono: 4.13.19
  kysely: 0.28.18
  pg: 8.23.1 # 9: is not out

overrides:
  "a>b": "-"
`;

test('packages that are behind by a major are named, each with its reason', () => {
  const outdated = JSON.stringify({
    '@types/node': { latest: '26.1.0' },
    commander: { latest: '16.0.0' },
    hono: { latest: '4.14.0' },
    kysely: { latest: '0.29.1' },
  });
  expect(olderByAMajor(outdated, workspace).split('\n')).toEqual([
    '@types/node 20.19.0, newest 26.1.0: 26 describes what Node 20 lacks.',
    'commander 14.0.3, newest 16.0.0: Update it, or say why not in pnpm-workspace.yaml.',
    'kysely 0.28.18, newest 0.29.1: Update it, or say why not in pnpm-workspace.yaml.',
    'pg 8.23.1: its reason to wait can go.',
  ]);
});

test('it says so when there is none, and when the registry did not answer', () => {
  expect(olderByAMajor('{}', 'catalog:\n  pg: 8.23.1\n')).toBe(
    'No package is older than its newest by a major.',
  );
  expect(olderByAMajor('', workspace)).toBe(
    'Warning: the newest versions of the packages are not known, because the registry could not be asked.',
  );
});
