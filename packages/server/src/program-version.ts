import { readFileSync } from 'node:fs';
import * as z from 'zod';

const manifest = z.object({ version: z.string() });

/** The version of this package, from `src` and from `dist`. */
export const programVersion = manifest.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
).version;
