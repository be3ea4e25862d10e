import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const manifest = z.object({ version: z.string() });

/** The version of this package, from `src` and from `dist`. */
export async function programVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return manifest.parse(JSON.parse(text)).version;
}
