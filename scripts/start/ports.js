import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, PlainError, sentence } from '../plain-error.js';

/**
 * @typedef {{ address: string, port: number, purpose: string, wayOut: string }} Need a port, its user, and how
 *   to choose another
 */

/**
 * Waits a moment for a run that is just ending.
 *
 * @param {Need} need
 * @throws {PlainError} when the port cannot be listened on now
 */
export async function assertFree(need) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnce(need);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' || attempt === 20) throw portError(need, error);
    }
    await delay(100);
  }
}

/**
 * @param {Need} need
 * @param {unknown} error
 * @returns {unknown} a plain error where the port is the cause
 */
export function portError({ address, port, purpose, wayOut }, error) {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new PlainError(
        `Port ${port} is taken by another program (an earlier npm start?), and ${purpose} needs it: end that program, or ${wayOut}.`,
      );
    case 'EACCES':
      return new PlainError(`Port ${port}, which ${purpose} needs, is not open to this user: ${wayOut}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlainError(
        `${address}, where ${purpose} should listen, is not an address of this machine (${sentence(error)}).`,
      );
    default:
      return error;
  }
}

/** @param {Need} need */
function listenOnce({ address, port }) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host: address, port, exclusive: true }, () => server.close(resolve));
  });
}
