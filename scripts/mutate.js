import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { isMissed, scoreTable } from './mutate/table.js';
import { root } from './workspace/root.js';

/**
 * `pnpm mutate`: changes core's sources in one place at a time, and lists the changes that no unit test of core notices.
 * `pnpm mutate 'src/session/**'` takes a part; the results of other parts are kept until their files change.
 */
const core = join(root, 'packages', 'core');
const judged = [
  'src/**/*.{machine,view}.ts',
  'src/forms/*.ts',
  'src/**/*-{form,filter}.ts',
  'src/changes/**/!(*.actors|system-clock).ts',
  'src/roster/{checking,journal,layout,matching,meaning,outcomes,reading}/*.ts',
  'src/athletes/{namesakes,entered-number}.ts',
  'src/board/!(*.model).ts',
  'src/wire/resolve-unknown.ts',
];
const wanted = process.argv.slice(2);

process.chdir(core);
process.env['CI'] = 'true'; // Snapshots are compared, never written.
const mutants = await new Stryker({
  mutate: [...(wanted.length > 0 ? wanted : judged), '!src/**/*.test.ts', '!src/testing/**'],
  testRunner: 'vitest',
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
    fileURLToPath(import.meta.resolve('./mutate/ignored.js')),
  ],
  ignorers: ['declarations'],
  vitest: { configFile: join(root, 'scripts', 'mutate', 'vitest.config.ts') },
  ignorePatterns: ['dist', 'tests', 'tsconfig*.json'],
  // Word tables are read once: each of their mutants would run every test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: join(root, 'node_modules', '.cache', 'mutants.json'),
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
}).runMutationTest();

// Results of an earlier run may be about files that are gone.
const found = mutants
  .map((mutant) => ({ ...mutant, fileName: relative(core, mutant.fileName) }))
  .filter(({ fileName }) => existsSync(join(core, fileName)));
for (const mutant of found.filter(isMissed)) {
  const { start, end } = mutant.location;
  const line = readFileSync(join(core, mutant.fileName), 'utf8').split('\n')[start.line - 1] ?? '';
  const was =
    start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.slice(start.column - 1);
  const is = (mutant.replacement ?? '').replace(/\s+/g, ' ');
  process.stdout.write(`${mutant.status} ${mutant.fileName}:${start.line}: ${was} → ${is}\n`);
}
process.stdout.write(`\n${scoreTable(found)}\n`);
