/**
 * The section of a version in CHANGELOG.md, without its heading.
 *
 * @param {string} changelog
 * @param {string} version such as 0.2.0, or Unreleased
 * @returns {string | undefined} undefined where there is none
 */
export function notesOf(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  return section?.slice(section.indexOf('\n')).trim().concat('\n');
}
