import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.js';

/** All that a screen can say. */
const said = ['packages/web/src', 'packages/core/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n');

const folder = join(root, 'docs/help');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const textOf = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');

test.each(pages)('a bold word of %s is one on a screen', (name) => {
  const words = Array.from(textOf(name).matchAll(/\*\*([^*]+)\*\*/g), ([, word = '']) => word);
  const onScreen = (/** @type {string} */ word) =>
    new RegExp(`(?:['"\`>]|^ +)${word.replaceAll('?', '\\?')}(?:['"\`<]|$)`, 'm').test(said);
  expect(words.filter((word) => !onScreen(word))).toEqual([]);
});

test('links to a part of the help lead to one of its headings', () => {
  const links = Array.from(said.matchAll(/"\/help\/(\w+)#([\w-]+)"/g), ([, page, part]) => ({ page, part }));
  const headings = (/** @type {string | undefined} */ page) =>
    Array.from(textOf(`${page}.md`).matchAll(/^# (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter(({ page, part }) => !headings(page).some((one) => one === part))).toEqual([]);
});

test('each picture is on a page, has a text, is of one size, and all together are light', () => {
  const shown = pages.flatMap((name) => Array.from(textOf(name).matchAll(/!\[(.+)\]\(pictures\/(.+)\)/g)));
  const names = readdirSync(join(folder, 'pictures'));
  expect(shown.map(([, , name]) => name).toSorted()).toEqual(names.toSorted());
  const files = names.map((name) => readFileSync(join(folder, 'pictures', name)));
  // Where a PNG has its width and height.
  expect(files.map((file) => [file.readUInt32BE(16), file.readUInt32BE(20)])).toEqual(
    files.map(() => [744, 450]),
  );
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(files.length * 38_000);
});
