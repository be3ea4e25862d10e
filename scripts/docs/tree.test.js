import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const files = [
  ...readdirSync(root).filter((name) => name.includes('.')),
  ...['.github', 'deploy', 'docs', 'packages', 'scripts', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file)),
  ),
];
const pages = files.filter(
  (file) => /^(docs\/(?!machines\/).*|[A-Z_]+)\.md$/.test(file) && file !== 'CHANGELOG.md',
);

/** Examples, what a program writes, and files of others. */
const elsewhere = new Set(
  `athletes.store.ts x.tsx x.ts x.test.ts x.machine.ts 0012-backhand.sql 0009-one-name.needs-0007.sql theme.css sbom.json release/ .matchpoint/ assets/
  manifest.json identity/accounts.json postgresql.conf langs/en.json codes.json`.split(/\s+/),
);

test.each(pages)('a path in backticks in %s leads to a file or folder', (page) => {
  const told = Array.from(read(page).matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\/?)`/g), ([, text = '']) => text);
  const paths = told.filter((text) =>
    /^(packages|docs|scripts|deploy|src)\/|\/$|\.(tsx?|m?js|css|json|cfg|conf|service|sql|ya?ml)$/.test(text),
  );
  const isThere = (/** @type {string} */ path) =>
    files.some(
      (file) => `/${file}`.endsWith(`/${path}`) || `/${file}`.includes(`/${path.replace(/\/$/, '')}/`),
    );
  expect(paths.filter((path) => !elsewhere.has(path) && !isThere(path))).toEqual([]);
});

test.each(pages)('a link in %s leads to a file, and to a heading of it', (page) => {
  const links = Array.from(
    read(page).matchAll(/\]\((?![a-z]+:|\/|\.\.\/\.\.\/security\/)([^)#\s]*)#?([^)\s]*)\)/g),
  );
  const leads = links.filter(([, to = '', part = '']) => {
    const file = to === '' ? page : join(dirname(page), to);
    return !existsSync(join(root, file)) || (part !== '' && !anchorsOf(file).includes(part));
  });
  expect(leads.map(([link]) => link)).toEqual([]);
});

/** The anchors that GitHub gives the headings. @param {string} file */
function anchorsOf(file) {
  return Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The lines of a file. @param {string} file */
const linesOf = (file) => read(file).split('\n').length - 1;
const modules = files.filter((file) => file.endsWith('.module.css'));
const sources = files
  .filter((file) => /^(packages\/\w+\/src|scripts)\/.*(?<!\.test)\.(tsx?|js)$/.test(file))
  .map(linesOf);
const share = (/** @type {number} */ part) =>
  sources.toSorted((a, b) => a - b)[Math.floor(sources.length * part)] ?? 0;
const { dependencies } = JSON.parse(read('node_modules/firebase-tools/package.json'));
const leftOut = read('pnpm-workspace.yaml').match(/"firebase-tools>/g) ?? [];

test.each([
  ['CONTRIBUTING.md', /of all files have (\d+) to/, share(0.25), 5],
  ['CONTRIBUTING.md', /of all files have \d+ to (\d+)/, share(0.75), 5],
  ['CONTRIBUTING.md', /none needs (\d+)/, Math.max(...sources), 10],
  [
    'docs/decisions/0008-local-identity-provider.md',
    /the (\d+) direct/,
    Object.keys(dependencies).length - leftOut.length,
    0,
  ],
  [
    'docs/decisions/0015-wouter.md',
    /are (\d+) URLs/,
    read('packages/core/src/pages/page-paths.ts').match(/ path: '/g)?.length ?? 0,
    0,
  ],
  ['docs/decisions/0027-css-modules.md', /(\d+) modules with/, modules.length, 2],
  ['docs/own-service.md', /^\| `(GET|POST) /gm, 11, 0],
])('%s counts %s', (page, pattern, count, within) => {
  const found = pattern.global ? read(page).match(pattern)?.length : pattern.exec(read(page))?.[1];
  expect(Math.abs(Number(found) - count)).toBeLessThanOrEqual(within);
});
