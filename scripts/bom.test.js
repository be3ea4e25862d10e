import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.js';
import { root } from './workspace/root.js';

test('one command writes which packages the product runs on, with versions and licenses', () => {
  const file = join(temporaryFolder(), 'sbom.json');
  execFileSync(process.execPath, ['scripts/bom.js', file], { cwd: root, stdio: 'pipe' });
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'matchpoint']);
  /** @type {{ name: string, version: string, licenses: unknown }[]} */
  const all = components;
  const installed = JSON.parse(
    readFileSync(join(root, 'packages/server/node_modules/hono/package.json'), 'utf8'),
  );
  const hono = all.find(({ name }) => name === 'hono');
  expect([hono?.version, hono?.licenses]).toEqual([installed.version, [{ license: { id: 'MIT' } }]]);
  const names = all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['pg', 'react', 'commander']));
  expect(names).not.toContain('vitest');
});
