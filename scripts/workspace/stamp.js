import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Runs a step only when something that it reads has changed since it last succeeded, or a result of it is missing.
 * A file in node_modules remembers what it read then.
 *
 * @param {object} step
 * @param {string} step.root
 * @param {string} step.name
 * @param {string[]} step.reads files and folders below root
 * @param {Record<string, string | undefined> | undefined} [step.values] whatever else decides its results
 * @param {string[]} step.results files or folders below root
 * @param {() => Promise<void>} step.run rejects when it fails
 * @returns {Promise<boolean>} whether it ran
 */
export async function whenChanged({ root, name, reads, values = {}, results, run }) {
  const stamp = join(root, 'node_modules', '.matchpoint', name);
  const now = fingerprint(root, reads, values);
  const isThere = [stamp, ...results.map((path) => join(root, path))].every((path) => existsSync(path));
  if (isThere && readFileSync(stamp, 'utf8') === now) return false;
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

const unread = new Set(['node_modules', 'dist', 'tests']);

/**
 * @param {string} root
 * @param {string[]} paths
 * @param {Record<string, string | undefined>} values
 * @returns {string} a hash of names, contents and values
 */
function fingerprint(root, paths, values) {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(values).sort()));
  for (const file of paths.flatMap((path) => filesIn(root, path)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path of a file or folder, or of nothing
 * @returns {string[]}
 */
function filesIn(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found === undefined ? [] : [path];
  return readdirSync(join(root, path))
    .filter((name) => !unread.has(name))
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
