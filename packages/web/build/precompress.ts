import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

/** Writes `x.js.br` and `x.js.gz` beside each script, style sheet and text, at the best quality. The server sends these. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    // Not earlier: Vite inserts the chunks to preload into the scripts at the very end.
    async writeBundle({ dir = '.' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|txt)$/.test(fileName));
      await Promise.all(
        texts.flatMap((file) =>
          Object.entries(encodings).map(async ([ending, encode]) =>
            writeFile(
              join(dir, `${file.fileName}.${ending}`),
              await encode(file.type === 'chunk' ? file.code : file.source),
            ),
          ),
        ),
      );
    },
  };
}
