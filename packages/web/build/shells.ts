import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const script = join(import.meta.dirname, 'render-shells.js');

/**
 * Puts the shell of an unknown page, which has what all pages have, into index.html, and those of all pages into
 * `.vite/shells.json`, for a server that writes each page's own.
 */
export function shells(): Plugin {
  let rendered: Promise<Readonly<Record<string, string>>> | undefined;
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
      const { notFound = '' } = await render();
      return html.replace(
        '<div id="root"></div>',
        () => `<div id="root"><div data-shell>${notFound}</div></div>`,
      );
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/shells.json', source: JSON.stringify(await render()) });
    },
  };
}
