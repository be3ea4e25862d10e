import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

const sections = read('docs/configuration.md').split(/^## /m).slice(1);
const documented = Object.fromEntries(
  sections.map((section) => [
    section.split('\n', 1)[0],
    found(section.match(/^\| `.*?` \|/gm)?.join('') ?? '', /`([A-Z_]+)`/g),
  ]),
);
const terminal = readdirSync(join(root, 'packages/cli/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => read(`packages/cli/src/${name}`))
  .join('\n');

test('each variable that is read is documented, and each documented one is read', () => {
  const server = found(read('packages/server/src/environment.ts'), /^ {4}([A-Z_]+): /gm);
  expect(documented).toEqual({
    // The server reads two of the web build: its pages may call nothing else.
    Server: server.filter((name) => !name.startsWith('VITE_')),
    'Web build': found(
      ['src/vite-env.d.ts', 'build/identity.ts'].map((file) => read(`packages/web/${file}`)).join(''),
      /\b(VITE_[A-Z_]+)/g,
    ),
    Terminal: found(terminal, /\benv(?:\(\s*|\[)'([A-Z_]+)'/g),
  });
});

test('.env.example names documented variables', () => {
  const names = found(read('.env.example'), /^#([A-Z_]+)=/gm);
  expect(names.filter((name) => !Object.values(documented).flat().includes(name))).toEqual([]);
});

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/**
 * The names that `pattern` finds, sorted, each once.
 * @param {string} text
 * @param {RegExp} pattern
 */
function found(text, pattern) {
  const names = new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...names].toSorted();
}
