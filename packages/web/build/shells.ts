import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const script = join(import.meta.dirname, 'render-shells.js');

/** What `render-shells.js` prints. */
interface Rendered {
  /** By the page's name. */
  readonly shells: Readonly<Record<string, string>>;
  readonly cover: string;
}

/**
 * Puts the first page's cover and the shell of an unknown page, which has what all pages have, into index.html, and the
 * shells of all pages into `.vite/shells.json`, for a server that writes each page's own.
 */
export function shells(): Plugin {
  let rendered: Promise<Rendered> | undefined;
  const render = () => {
    rendered ??= promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 10_000_000,
    }).then(({ stdout }) => JSON.parse(stdout));
    return rendered;
  };
  return {
    name: 'shells',
    apply: 'build',
    async transformIndexHtml(html) {
      const { cover, shells } = await render();
      return html.replace(
        '<div id="root"></div>',
        // The cover first: what has arrived is painted, on a slow line before the rest is there.
        () => `${cover}<div id="root"><div data-shell>${shells['notFound']}</div></div>`,
      );
    },
    async generateBundle() {
      const { shells } = await render();
      this.emitFile({ type: 'asset', fileName: '.vite/shells.json', source: JSON.stringify(shells) });
    },
  };
}
