import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { compressThoroughly, type Encoding, isCompressible } from '../http/encoding.ts';
import { problem } from '../http/problem.ts';
import { Representation } from '../http/representation.ts';

/** Answers what is no call of the API with the files of the built web app; null where nothing answers. */
export type WebApp = (request: Request) => Response | Promise<Response>;

/** Vite names what lies below `assets/` by its content. */
const hashed = '/assets/';

/**
 * Reads a built web app into memory. Unknown paths are its own routes and get index.html. Compressed files that lie
 * beside the built ones are used; missing ones are made by `compressed`.
 */
export async function loadWebApp(folder: string, headers: Readonly<Record<string, string>>): Promise<WebApp> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter((name) => !name.includes('/.'));
  const known = new Set(names);
  const files = new Map(
    await Promise.all(
      names
        .filter((name) => !(/\.(br|gz)$/.test(name) && known.has(name.replace(/\.\w+$/, ''))))
        .map(
          async (name): Promise<[string, Representation]> => [
            name,
            await represent(folder, name, known, headers),
          ],
        ),
    ),
  );
  const index = files.get('/index.html');

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, 'Only GET, HEAD here.', { Allow: 'GET, HEAD' });
    }
    const { pathname } = new URL(request.url);
    const file = files.get(decoded(pathname)) ?? (pathname.startsWith(hashed) ? undefined : index);
    return file?.answer(request) ?? problem(404, 'Not found');
  };
}

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
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    headers: {
      ...headers,
      'Content-Type': type,
      'Cache-Control': name.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    isCompressible: worthwhile,
    compressed,
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
