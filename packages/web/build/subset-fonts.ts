import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const web = join(import.meta.dirname, '..');
const folder = join(web, 'node_modules/.cache/fonts');

/** One face of fonts.css: the name of its subset, the file it is made from, and its `unicode-range`. */
const face = /url\("subset\/([\w-]+\.woff2)"\)[^}]*?unicode-range:([^;]+);/g;

/**
 * An alias to each `subset/x.woff2` of fonts.css: Inter's `x.woff2` with the letters of the face's `unicode-range` and the
 * weights that the app uses. Its license allows that, and stays in its metadata.
 */
export async function subsetFonts(): Promise<Record<string, string>> {
  const sheet = await readFile(join(web, 'src/fonts.css'), 'utf8');
  await mkdir(folder, { recursive: true });
  const made = await Promise.all(
    [...sheet.matchAll(face)].map(async ([, name = '', ranges = '']) => {
      const whole = await readFile(resolve(`@fontsource-variable/inter/files/${name}`));
      const font = await subsetFont(whole, lettersOf(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 700 } },
        preserveNameIds: [0, 13, 14],
      });
      const replacement = join(folder, name);
      // Builds at the same time write the same file.
      const partial = `${replacement}.${process.pid}`;
      await writeFile(partial, font);
      await rename(partial, replacement);
      return [`subset/${name}`, replacement] as const;
    }),
  );
  return Object.fromEntries(made);
}

function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    })
    .join('');
}
