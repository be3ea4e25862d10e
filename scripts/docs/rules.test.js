import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

const texts = [
  ...readdirSync(root).filter((name) => /\.md$|^\.env\.example$/.test(name)),
  ...['docs', 'packages', 'scripts'].flatMap(filesBelow),
].map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));
const rules = linesWith(/^## (.+)$/g).filter(({ file }) => file.startsWith('docs/rules/'));
const addresses = rules.map(({ file, found }) => `${file.replace('docs/', '')}#${found}`);
const cited = linesWith(/(?<![\w-])rules\/[\w.-]*#[\w-]*/g).map(({ at, found }) => ({ at, found }));

test('a rule has an anchor in kebab-case, which no other rule has', () => {
  const anchors = rules.map(({ found }) => found);
  expect(anchors.filter((anchor) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(anchor))).toEqual([]);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});

test('every rule that is cited exists', () => {
  expect(cited.filter(({ found }) => !addresses.includes(found))).toEqual([]);
  expect(linesWith(/(?<!\w)rules\.md\b/g)).toEqual([]);
});

test('prints the rules that nothing cites', () => {
  const inCode = cited.filter(({ at }) => /^(packages|scripts)\//.test(at)).map(({ found }) => found);
  const uncited = addresses.filter((address) => !inCode.includes(address));
  if (uncited.length > 0) process.stdout.write(`No code cites: ${uncited.join(', ')}\n`);
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
 * Each match of `pattern`: its group, or all of it.
 * @param {RegExp} pattern
 */
function linesWith(pattern) {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(pattern)].map((match) => ({
        at: `${file}:${index + 1}`,
        file,
        found: match[1] ?? match[0],
      })),
    ),
  );
}
