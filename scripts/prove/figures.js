/**
 * @typedef {{ what: string, measured: string, holds: boolean | null }} Finding as the server's `proofs/finding.ts` has it
 */

const marks = { true: 'holds', false: '**violated**', null: '' };

/**
 * @param {Finding[]} findings
 * @returns {string} a table of Markdown
 */
export function tableOf(findings) {
  const rows = findings.map(
    ({ what, measured, holds }) => `| ${what} | ${measured.replaceAll('|', '\\|')} | ${marks[`${holds}`]} |`,
  );
  return ['| | | |', '|---|---|---|', ...rows].join('\n');
}

/**
 * Puts what a proof found between its markers.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} figures
 */
export function withFigures(text, name, figures) {
  const [begin, end] = [`<!-- figures of ${name} -->`, '<!-- end of figures -->'];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The text has no place for the figures of ${name}.`);
  return `${text.slice(0, from)}${begin}\n\n${figures}\n\n${text.slice(to)}`;
}
