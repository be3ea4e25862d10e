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

test.each(readdirSync(join(root, 'docs/help')))('a bold word of %s is one on a screen', (name) => {
  const text = readFileSync(join(root, 'docs/help', name), 'utf8');
  const words = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, word = '']) => word);
  expect(words.filter((word) => !new RegExp(`(?:['"\`>]|^ +)${word}(?:['"\`<]|$)`, 'm').test(said))).toEqual(
    [],
  );
});
