import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError } from '../plain-error.js';
import { root } from '../workspace/root.js';

/**
 * Runs the server, and shows what it says.
 *
 * @import { Children } from '../processes/children.js'
 * @param {{ children: Children, say: (text: string) => void, environment: Record<string, string>, demo: boolean }} options
 *   `demo`: with the fictional data and an account to try it with
 * @returns {Promise<never>} rejects when the server ends
 */
export async function startServer({ children, say, environment, demo }) {
  say('Starting the server');
  let ready = false;
  const server = children.start({
    name: 'server',
    command: process.execPath,
    args: [
      '--import',
      pathToFileURL(join(root, 'scripts', 'processes', 'follow-parent.js')).href,
      join(root, 'packages', 'server', 'dist', 'main.js'),
      ...(demo ? ['--demo'] : []),
    ],
    cwd: root,
    env: environment,
    alone: true,
    heard(line) {
      if (!ready && line.includes('http://')) {
        ready = true;
        say('Ready; Ctrl-C stops everything\n');
      }
      process.stdout.write(`${line}\n`);
    },
  });
  const how = await server.ended;
  // A server that cannot start has said why.
  const hasSaid = !ready && how === 'exit code 1';
  throw new PlainError(hasSaid ? '' : `The server ended (${how}): start again, all data is kept.`);
}
