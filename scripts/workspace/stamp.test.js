import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { whenChanged } from './stamp.js';

const files = { 'app/a.ts': 'a', 'app/deep/b.ts': 'b', 'app/dist/a.js': 'a', 'lock.yaml': 'lock' };

test('a step runs again for another content, name, value or a missing result, and for nothing else', async () => {
  const root = temporaryFolder(files);
  const step = { root, name: 'step', reads: ['lock.yaml', 'app', 'absent'], results: ['app/dist/a.js'] };
  const ran = (KEY = 'value') => whenChanged({ ...step, values: { KEY }, run: async () => {} });
  expect(await ran()).toBe(true);
  expect(await ran()).toBe(false);
  writeFiles(root, { 'app/dist/a.js': 'changed', 'app/node_modules/x/index.js': 'x', 'elsewhere.ts': 'x' });
  expect(await ran()).toBe(false);

  for (const changed of [{ 'app/a.ts': 'A' }, { 'app/new.ts': '' }, { 'lock.yaml': '2' }, { absent: '' }]) {
    writeFiles(root, changed);
    expect([await ran(), await ran()]).toEqual([true, false]);
  }
  rmSync(join(root, 'app/a.ts'));
  expect([await ran(), await ran()]).toEqual([true, false]);
  expect([await ran('other'), await ran('other')]).toEqual([true, false]);
  rmSync(join(root, 'app/dist'), { recursive: true });
  expect(await ran('other')).toBe(true);
});

test('a step that failed runs again', async () => {
  const root = temporaryFolder(files);
  const step = { root, name: 'step', reads: ['app'], results: [] };
  await whenChanged({ ...step, run: async () => {} });
  writeFiles(root, { 'app/a.ts': 'other' });
  await expect(whenChanged({ ...step, run: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  writeFiles(root, files);
  expect(await whenChanged({ ...step, run: async () => {} })).toBe(true);
});
