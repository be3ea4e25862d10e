import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notesOf } from '../release/notes.js';
import { root } from '../workspace/root.js';

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = Array.from(changelog.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);

/** The bullets of a section, each in one line. @param {string} name */
const bulletsOf = (name) =>
  Array.from(`${notesOf(changelog, name)}`.matchAll(/^- (.+(?:\n {2}.+)*)/gm), ([, text = '']) =>
    text.replace(/\s+/g, ' '),
  );

test('the newest section is "Unreleased", or that of this version where it has just been released', () => {
  expect(['Unreleased', version]).toContain(nameOf(names[0]));
  expect(
    names.filter((heading) => !/^\[(?:Unreleased|\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$)/.test(heading)),
  ).toEqual([]);
});

test('no section is empty, and none says the same twice', () => {
  const sections = names.map((heading) => ({ heading, bullets: bulletsOf(nameOf(heading)) }));
  expect(sections.filter(({ bullets }) => bullets.length === 0)).toEqual([]);
  expect(
    sections.flatMap(({ bullets }) => bullets.filter((bullet, index) => bullets.indexOf(bullet) !== index)),
  ).toEqual([]);
});

/** @param {string} [heading] */
function nameOf(heading) {
  return /^\[(\S+)\]/.exec(heading ?? '')?.[1] ?? '';
}
