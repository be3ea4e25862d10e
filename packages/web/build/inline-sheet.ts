import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Writes the style sheet into index.html, so that the shell is painted without waiting for a second request. */
export function inlineSheet(): Plugin {
  return {
    name: 'inline-sheet',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [tag = '', name = ''] = link.exec(html) ?? [];
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') throw new Error('index.html names no style sheet of the build.');
        delete bundle[name];
        return html.replace(tag, () => `<style>${String(sheet.source).trim()}</style>`);
      },
    },
  };
}
