import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { inject } from 'vitest';

/** The address of a lazy part's script, for `page.route`. @param source the part's module, as `src/board/app-board.ts` */
export function scriptOf(source: string): string {
  const manifest: Readonly<Record<string, { readonly file: string; readonly name?: string }>> = JSON.parse(
    readFileSync(join(inject('builtApp'), '.vite/manifest.json'), 'utf8'),
  );
  // One that other parts import, too, has its name alone.
  const part = manifest[source] ?? Object.values(manifest).find(({ name }) => name === parse(source).name);
  if (part === undefined) throw new Error(`${source} has no script of its own.`);
  return `**/${part.file}`;
}
