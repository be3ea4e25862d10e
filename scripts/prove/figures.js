/**
 * Puts the figures of a proof between its markers.
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
