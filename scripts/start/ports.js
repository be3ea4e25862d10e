import { createServer } from 'node:net';
import { errorCode, PlainError, sentence } from '../plain-error.js';

/**
 * @typedef {{ address: string, port: number, purpose: string, wayOut: string }} Need a port, who needs it, and how
 *   to choose another
 */

/**
 * @param {Need} need
 * @throws {PlainError} when nobody may listen there now
 */
export async function assertFree(need) {
  try {
    await listenOnce(need);
  } catch (error) {
    throw portError(need, error);
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
        `Port ${port} is taken by another program, and ${purpose} needs it: end that program, or ${wayOut}.`,
      );
    case 'EACCES':
      return new PlainError(`Port ${port}, which ${purpose} needs, is not open to this user: ${wayOut}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlainError(
        `${address}, where ${purpose} should listen, is no address of this machine (${sentence(error)}).`,
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
