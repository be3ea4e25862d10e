/**
 * What `pnpm check` says of the catalog. A package that is behind by a major has its reason beside it, as
 * `commander: 14.0.3 # 15: needs Node 22.12`.
 *
 * @param {string} outdated what `pnpm outdated --format=json` prints
 * @param {string} workspace pnpm-workspace.yaml
 * @returns {string} a line for each package, or one that says that there is none
 */
export function olderByAMajor(outdated, workspace) {
  const newest = newestOf(outdated);
  if (newest === undefined) {
    return 'Warning: the newest versions of the packages are not known, because the registry could not be asked.';
  }
  const lines = catalogOf(workspace).flatMap(({ name, version, until, reason }) => {
    const latest = newest[name]?.latest ?? version;
    const isBehind = majorOf(latest) !== majorOf(version);
    if (!isBehind) return until === undefined ? [] : [`${name} ${version}: its reason to wait can go.`];
    const why =
      until === majorOf(latest) ? `${until} ${reason}.` : 'Update it, or say why not in pnpm-workspace.yaml.';
    return [`${name} ${version}, newest ${latest}: ${why}`];
  });
  return lines.length === 0 ? 'No package is older than its newest by a major.' : lines.join('\n');
}

/**
 * @param {string} outdated
 * @returns {Record<string, { latest: string }> | undefined} undefined: the registry did not answer
 */
function newestOf(outdated) {
  try {
    return JSON.parse(outdated);
  } catch {
    return undefined;
  }
}

/** @param {string} workspace */
function catalogOf(workspace) {
  const [, catalog = ''] = /^catalog:\n((?: .*\n)+)/m.exec(workspace) ?? [];
  return Array.from(
    catalog.matchAll(/^ +"?([^":]+)"?: \^?(\S+)(?: # ([\d.]+): (.+))?$/gm),
    ([, name = '', version = '', until, reason]) => ({ name, version, until, reason }),
  );
}

/**
 * What may break: the first number, or the first two of a version below 1.
 *
 * @param {string} version
 */
function majorOf(version) {
  return /^(?:0\.)?\d+/.exec(version)?.[0];
}
