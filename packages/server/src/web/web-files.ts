import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import * as z from 'zod';
import { compressThoroughly, type Encoding, isCompressible } from '../http/encoding.ts';
import { contentTag, Representation } from '../http/representation.ts';
import { originsCalledByPages, webHeaders } from '../http/security-headers.ts';
import { identityOfPages, type PageIdentity, withIdentity } from './page-identity.ts';

/** A built web app in memory. */
export interface WebFiles {
  /** By path. */
  readonly files: ReadonlyMap<string, Representation>;
  /** index.html, of which each page's document is made, with where people sign in. */
  readonly index: string;
  /** What the app shows of a page before it has data, by the page's name; that of an unknown page is in `index`. */
  readonly shells: ReadonlyMap<string, string>;
  /** On every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Vite names what lies below it by its content. */
export const hashed = '/assets/';

/**
 * Compressed files that lie beside the built ones are used; missing ones are made.
 * @param identity in place of what the build was told; null leaves that
 * @param service the origin of a service elsewhere that the pages call
 */
export async function loadWebFiles(
  folder: string,
  identity: PageIdentity | null,
  service?: string,
): Promise<WebFiles> {
  const index = withIdentity(await readFile(join(folder, 'index.html'), 'utf8'), identity);
  const headers = webHeaders(index, originsCalledByPages(identityOfPages(index), service));
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter((name) => !name.includes('/.'));
  const known = new Set(names);
  const served = names.filter(
    (name) => name !== '/index.html' && !(/\.(br|gz)$/.test(name) && known.has(name.replace(/\.\w+$/, ''))),
  );
  const files = await Promise.all(
    served.map(
      async (name): Promise<[string, Representation]> => [
        name,
        await represent(folder, name, known, headers),
      ],
    ),
  );
  const shells = await readFile(join(folder, '.vite/shells.json'), 'utf8').catch(() => '{}');
  return {
    files: new Map(files),
    index,
    shells: new Map(Object.entries(shellsFile.parse(JSON.parse(shells)))),
    headers,
  };
}

const shellsFile = z.record(z.string(), z.string());

async function represent(
  folder: string,
  name: string,
  known: ReadonlySet<string>,
  headers: Readonly<Record<string, string>>,
): Promise<Representation> {
  const read = (suffix: string) => readFile(join(folder, `${name}${suffix}`));
  const body = await read('');
  const type = getMimeType(name) ?? 'application/octet-stream';
  const compressed: Partial<Record<Encoding, Buffer>> = {};
  const worthwhile = isCompressible(type);
  if (worthwhile) {
    compressed.br = known.has(`${name}.br`) ? await read('.br') : await compressThoroughly(body, 'br');
    compressed.gzip = known.has(`${name}.gz`) ? await read('.gz') : await compressThoroughly(body, 'gzip');
  }
  return new Representation({
    body,
    tag: contentTag(body),
    headers: {
      ...headers,
      'Content-Type': type,
      'Cache-Control': name.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    isCompressible: worthwhile,
    compressed,
  });
}
