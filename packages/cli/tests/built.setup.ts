import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The build that people run. */
export async function setup(): Promise<void> {
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
}
