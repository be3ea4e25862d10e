import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The folder of a module's package. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const intro = `Matchpoint contains the packages below its own license. Of the font Inter it has the letters and weights that it
uses; the flags are those of Twemoji, unchanged.

${readFileSync(join(import.meta.dirname, '../../../LICENSE'), 'utf8').trim()}`;

/**
 * Writes `licenses.txt`: the license of each package of which something is in the app, its worker or its fonts. Vite's own
 * `build.license` sees neither the worker nor the fonts.
 * @throws {Error} in a build with a package that has no text of its license, and none is in `licenses/`
 */
export function licenses(): Record<'app' | 'worker', Plugin> {
  const fonts = ['@fontsource-variable/inter', 'country-flag-emoji-polyfill'];
  const folders = new Set(fonts.map((name) => join(import.meta.dirname, '../node_modules', name)));
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        const [folder] = packageFolder.exec(id) ?? [];
        if (folder !== undefined && !id.startsWith('\0')) folders.add(folder);
      }
    }
  };
  return {
    worker: { name: 'worker-licenses', generateBundle: (_, bundle) => collect(bundle) },
    app: {
      name: 'licenses',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const source = [intro, ...[...folders].map(licenseOf).sort()].join('\n\n');
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${source}\n` });
      },
    },
  };
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  const text = own ? join(folder, own) : join(import.meta.dirname, 'licenses', `${license}.txt`);
  return `## ${name} ${version} (${license})\n\n${readFileSync(text, 'utf8').trim()}`;
}
