import { freshStart } from './test/fresh-start.js';
import { check, runTier, suite } from './test/tier.js';

/** Whole-repository checks: each counts as one test. */
const checks = [
  { title: 'Format and lint', script: 'node_modules/@biomejs/biome/bin/biome', args: ['ci'] },
  { title: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  { title: 'Unused code', script: 'node_modules/knip/bin/knip.js', args: [] },
  { title: 'Known vulnerabilities', script: 'scripts/audit.js', args: [] },
];

/** The projects of tests that need neither a browser nor a terminal; proofs have their own. */
const units = ['core', 'server', 'web', 'cli', 'scripts'];

/**
 * `npm test`: the checks, the units beside a fresh start, and the journeys alone, which need both processors: three at a time,
 * because each waits for its browser now and then.
 */
await runTier(async (run) => {
  const checked = [];
  for (const one of checks) checked.push(await check(run, one));
  const started = await Promise.all([
    freshStart(run),
    suite(run, 'Tests', ...units.map((project) => `--project=${project}`)),
  ]);
  return [...checked, ...started, await suite(run, 'Journeys', '--project=*journeys', '--maxWorkers=3')];
});
