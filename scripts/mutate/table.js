/**
 * What mutation testing found, by file: `noticed` counts the mutants that a test fails for.
 *
 * @typedef {{ fileName: string, status: string }} Mutant
 */

// A runtime error is a test file that could not even be loaded.
const noticed = new Set(['Killed', 'Timeout', 'RuntimeError']);
const missed = new Set(['Survived', 'NoCoverage']);

/** @param {Mutant} mutant */
export function isMissed({ status }) {
  return missed.has(status);
}

/** @param {string} fileName */
function isMachine(fileName) {
  return fileName.endsWith('.machine.ts');
}

/**
 * @param {readonly Mutant[]} mutants
 * @returns {string} a table in Markdown: each file, machines, everything else, all
 */
export function scoreTable(mutants) {
  const counted = mutants.filter(({ status }) => noticed.has(status) || missed.has(status));
  const files = [...new Set(counted.map(({ fileName }) => fileName))].toSorted();
  const row = (/** @type {string} */ name, /** @type {readonly Mutant[]} */ some) => {
    const seen = some.filter(({ status }) => noticed.has(status)).length;
    return `| ${name} | ${seen} of ${some.length} | ${((100 * seen) / some.length).toFixed(1)} % |`;
  };
  const totals = /** @type {const} */ ([
    ['machines', counted.filter(({ fileName }) => isMachine(fileName))],
    ['everything else', counted.filter(({ fileName }) => !isMachine(fileName))],
    ['all', counted],
  ]);
  return [
    '| file | noticed | score |',
    '|---|---|---|',
    ...files.map((file) =>
      row(
        `\`${file}\``,
        counted.filter(({ fileName }) => fileName === file),
      ),
    ),
    ...totals.filter(([, some]) => some.length > 0).map(([name, some]) => row(`**${name}**`, some)),
  ].join('\n');
}
