import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { fingerprint, inventory } from './fingerprint.js';

const files = { 'app/a.ts': 'a', 'app/deep/b.ts': 'b', 'app/dist/a.js': 'a', 'lock.yaml': 'lock' };

test('contents, names and values count; what is installed or built does not', () => {
  const root = temporaryFolder(files);
  const now = () => fingerprint(root, ['lock.yaml', 'app', 'absent'], { KEY: 'value' });
  const first = now();
  writeFiles(root, { 'app/dist/a.js': 'changed', 'app/node_modules/x/index.js': 'x', 'elsewhere.ts': 'x' });
  expect(now()).toBe(first);

  const others = new Set([first]);
  for (const changed of [
    { 'app/a.ts': 'A' },
    { 'app/new.ts': '' },
    { 'lock.yaml': 'lock 2' },
    { absent: '' },
  ]) {
    writeFiles(root, changed);
    others.add(now());
  }
  rmSync(join(root, 'app/a.ts'));
  others.add(now());
  others.add(fingerprint(root, ['lock.yaml', 'app', 'absent'], { KEY: 'other' }));
  expect(others.size).toBe(7);
});

test('an inventory sees what is missing or was cut, without the notes of the compiler', () => {
  const root = temporaryFolder(files);
  const now = () => inventory(root, ['app/dist']);
  const first = now();
  writeFiles(root, { 'app/dist/build.tsbuildinfo': 'notes' });
  expect(now()).toBe(first);
  writeFiles(root, { 'app/dist/a.js': '' });
  const cut = now();
  rmSync(join(root, 'app/dist/a.js'));
  expect(new Set([first, cut, now()]).size).toBe(3);
});
