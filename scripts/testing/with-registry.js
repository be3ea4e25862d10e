import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { root } from '../workspace/root.js';

/**
 * Runs a script that asks a registry of its own, which this listener is.
 *
 * @param {string} script
 * @param {import('node:http').RequestListener} listener
 * @returns {Promise<{ code: number | null, said: string }>}
 */
export async function withRegistry(script, listener) {
  const registry = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : '';
  return new Promise((resolve) => {
    const args = [script, `--registry=http://127.0.0.1:${port}`];
    const child = execFile(process.execPath, args, { cwd: root }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, said: stdout + stderr });
    });
  });
}
