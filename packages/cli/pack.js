// @ts-check
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * `node pack.js before` builds the program for `npm pack` and takes out of package.json what only this workspace
 * understands: the build holds all that it needs. `node pack.js after` puts it back.
 */
const here = import.meta.dirname;
const manifest = join(here, 'package.json');
const whole = join(here, 'package.json.whole');

/** A run that was killed has left the file behind. */
const restore = () => rename(whole, manifest).catch(() => {});

await restore();
if (process.argv[2] === 'before') {
  await build({ root: here, logLevel: 'warn' });
  await copyFile(manifest, whole);
  const { scripts, dependencies, devDependencies, ...packed } = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}
