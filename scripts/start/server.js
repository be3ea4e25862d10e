import { join } from 'node:path';
import { PlainError } from '../plain-error.js';
import { root } from '../workspace/root.js';

/**
 * Runs the server, and shows what it says.
 *
 * @import { Children } from '../processes/children.js'
 * @typedef {object} Options
 * @property {Children} children
 * @property {(text: string) => void} say
 * @property {Record<string, string>} environment
 * @property {boolean} demo with the fictional data, and an account to try it with
 * @property {(url: string) => void} isReady told when the server has said its address
 *
 * @param {Options} options
 * @returns {Promise<never>} rejects when the server ends
 */
export async function startServer({ children, say, environment, demo, isReady }) {
  say('Starting the server');
  let ready = false;
  const server = children.start({
    name: 'server',
    command: process.execPath,
    args: [join(root, 'packages', 'server', 'dist', 'main.js'), ...(demo ? ['--demo'] : [])],
    cwd: root,
    env: environment,
    follows: true,
    heard(line) {
      const url = ready ? undefined : /http:\/\/\S+/.exec(line)?.[0];
      if (url !== undefined) {
        ready = true;
        say('Ready; Ctrl-C stops everything\n');
      }
      process.stdout.write(`${line}\n`);
      if (url !== undefined) isReady(url);
    },
  });
  const how = await server.ended;
  // A server that cannot start has said why.
  const hasSaid = !ready && how === 'exit code 1';
  throw new PlainError(hasSaid ? '' : `The server ended (${how}): start again, all data is kept.`);
}
