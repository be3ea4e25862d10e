import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.js';

test('a first start installs at most 640 packages', () => {
  const [importers, packages, snapshots] = ['importers', 'packages', 'snapshots'].map(section);
  const wanted = new Set();
  const add = (/** @type {string} */ name, /** @type {string} */ version) => {
    // An alias names the package beside the version.
    const id = snapshots?.has(`${name}@${version}`) ? `${name}@${version}` : version;
    if (wanted.has(id) || !isForLinux(packages?.get(id.replace(/\(.*/, '')))) return;
    wanted.add(id);
    for (const [, below = '', its = ''] of snapshots?.get(id)?.matchAll(/^ {6}(\S+): (\S+)$/gm) ?? [])
      add(below, its);
  };
  for (const [folder, block] of importers ?? []) {
    const linked = /^ {6}(\S+):\n.*\n {8}version: (?!link:)(.+)$/gm;
    if (folder !== 'tools')
      for (const [, name = '', version = ''] of block.matchAll(linked)) add(name, version);
  }
  expect(wanted.size).toBeGreaterThan(300);
  expect(wanted.size).toBeLessThanOrEqual(640);
});

/**
 * @param {string} name
 * @returns {Map<string, string>} the entries of that section of the lockfile
 */
function section(name) {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').replaceAll("'", '');
  const text = lock.split(/^(?=\S)/m).find((part) => part.startsWith(`${name}:`)) ?? '';
  const entries = text.split(/^ {2}(?=\S)/m);
  return new Map(entries.map((entry) => [entry.split(/:( \{\})?\n/)[0] ?? '', entry]));
}

/** @param {string} [entry] Only one platform's programs are installed; 64-bit Linux stands for all. */
function isForLinux(entry = '') {
  return ['os: [linux', 'cpu: [x64', 'libc: [glibc'].every(
    (line) => !entry.includes(line.replace(/\w+$/, '')) || entry.includes(line),
  );
}
