import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'coverage', 'tests', '.matchpoint']);

/**
 * One hash over the contents of files and the given values: it changes exactly when one of them does.
 *
 * @param {string} root
 * @param {string[]} paths files and folders below root; those that do not exist count as absent
 * @param {Record<string, string | undefined>} [values]
 * @returns {string}
 */
export function fingerprint(root, paths, values = {}) {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(values).sort()));
  for (const file of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  return hash.digest('hex');
}

/**
 * One hash over names and sizes: whether what a build left is still there, without reading it.
 *
 * @param {string} root
 * @param {string[]} paths
 * @returns {string}
 */
export function inventory(root, paths) {
  const files = paths
    .flatMap((path) => filesBelow(root, path, new Set()))
    .filter((file) => !file.endsWith('.tsbuildinfo'))
    .sort();
  const lines = files.map((file) => [file, statSync(join(root, file)).size]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @param {Set<string>} except names of folders
 * @returns {string[]}
 */
function filesBelow(root, path, except = skipped) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isFile()) return [path];
  if (!found?.isDirectory()) return [];
  return readdirSync(join(root, path))
    .filter((name) => !except.has(name))
    .flatMap((name) => filesBelow(root, `${path}/${name}`, except));
}
