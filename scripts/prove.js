import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './replace-file.js';
import { freshStart, nodes } from './test/fresh-start.js';
import { withSkippedFailed } from './test/report.js';
import { runTier, suite } from './test/tier.js';
import { root } from './workspace/root.js';

/**
 * `pnpm prove`: fresh starts on each Node that is supported, and the tests of `packages/*\/proofs`, one file after the
 * other, as some measure time. `pnpm prove fuzz` runs the files whose path has that word. Figures go to docs/reliability.md.
 * With `--skip-nothing` a proof fails that is skipped because the machine lacks a program.
 */
const words = process.argv.slice(2).filter((word) => word !== '--skip-nothing');
const skipsNothing = process.argv.includes('--skip-nothing');
const page = join(root, 'docs', 'reliability.md');

await runTier(async (run) => {
  const starts = [];
  if (words.length === 0) for (const version of nodes) starts.push(await freshStart(run, version));
  const proofs = await suite(run, 'Proofs', '--project=*proofs', '--no-file-parallelism', ...words);
  for (const { name, text } of proofs.figures) {
    process.stdout.write(`\n${name}: ${text}\n`);
    replaceFile(page, withFigures(readFileSync(page, 'utf8'), name, text));
  }
  return [...starts, proofs].map((count) => (skipsNothing ? withSkippedFailed(count) : count));
});

/**
 * Puts the figures of a proof between its markers.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} figures
 */
function withFigures(text, name, figures) {
  const [begin, end] = [`<!-- figures of ${name} -->`, '<!-- end of figures -->'];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The text has no place for the figures of ${name}.`);
  return `${text.slice(0, from)}${begin}\n\n${figures}\n\n${text.slice(to)}`;
}
