import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8');
const anchors = [...rules.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
const texts = [
  ...readdirSync(root).filter((name) => /\.md$|^\.env\.example$/.test(name)),
  ...['docs', 'packages', 'scripts'].flatMap(filesBelow),
].map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));

test('every rule has an anchor of its own, in kebab-case', () => {
  const groups = [...rules.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  expect(anchors.filter((anchor) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(anchor))).toEqual([]);
  expect(new Set([...anchors, ...groups]).size).toBe(anchors.length + groups.length);
});

test('every rule that is cited exists', () => {
  expect(linesWith(/rules\.md#([\w-]*)/g).filter(({ found }) => !anchors.includes(found))).toEqual([]);
});

test('links within the rules lead to headings', () => {
  const links = [...rules.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('nothing cites a number of a list that is elsewhere', () => {
  const numbers =
    /\bX[1-8]\b|\b(?:[Dd]ecisions?|[Mm]igration) \d{1,3}\b|\b[Ss]pecification[’']?s? section|\b[Tt]he specification\b/g;
  expect(linesWith(numbers)).toEqual([]);
});

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js|css|html|json|md|sql)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|coverage)\//.test(file))
    .filter((file) => join(root, file) !== import.meta.filename);
}

/**
 * What `pattern` finds: its group, or all of it.
 * @param {RegExp} pattern
 */
function linesWith(pattern) {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) => ({
        at: `${file}:${index + 1}`,
        found: match[1] ?? match[0],
      })),
    ),
  );
}
