import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

const folder = join(import.meta.dirname, 'pictures');
const failures = join(import.meta.dirname, '../node_modules/.cache/pictures');

/** How many pixels may differ: the same browser draws the same, but for rounding on other processors. */
const tolerated = 20;

/** A picture of the window once two in a row are the same. */
export async function settledPicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const take = () => page.screenshot({ animations: 'disabled' });
  let last = await take();
  for (;;) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
}

/**
 * What differs from the committed pictures, one line each; with `PICTURES=new` these are taken anew.
 * @param pictures names and pictures
 */
export async function changedPictures(
  pictures: AsyncIterable<readonly [name: string, picture: Buffer]>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for await (const [name, picture] of pictures) {
    const known = join(folder, `${name}.png`);
    if (process.env['PICTURES'] === 'new') await save(known, picture);
    else {
      const difference = existsSync(known) ? differenceOf(await readFile(known), picture) : 'has no picture';
      if (difference === null) continue;
      await save(join(failures, `${name}.png`), picture);
      changed.push(`${name} ${difference}: see ${failures}, and take new pictures if it is meant to be so`);
    }
  }
  return changed;
}

/** Null where none is seen. */
function differenceOf(known: Buffer, seen: Buffer): string | null {
  if (known.equals(seen)) return null;
  const [one, other] = [PNG.sync.read(known), PNG.sync.read(seen)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return 'has another size';
  const pixels = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
  return pixels <= tolerated ? null : `differs in ${pixels} pixels`;
}

async function save(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
