import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';

const webRoot = join(dirname(fileURLToPath(import.meta.url)), '..');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

export interface BuiltApp {
  /** The folder with its files. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Builds the app for production; `settings` are the `VITE_…` variables, `flags` those of `vite build`. */
export function buildApp(
  settings: Readonly<Record<`VITE_${string}`, string>> = {},
  ...flags: readonly string[]
): Promise<BuiltApp> {
  return buildPages(webRoot, settings, ...flags);
}

/** Builds the project in `root` for production, in a process of its own. */
export async function buildPages(
  root: string,
  settings: Readonly<Record<`VITE_${string}`, string>> = {},
  ...flags: readonly string[]
): Promise<BuiltApp> {
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint-web-'));
  const { NODE_ENV: _, ...environment } = process.env;
  const options = ['--outDir', folder, '--logLevel', 'error', ...flags];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    env: { ...environment, ...settings },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A plain file host: unknown paths get index.html. */
export async function hostFiles({
  folder,
}: BuiltApp): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = await preview({
    root: webRoot,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
