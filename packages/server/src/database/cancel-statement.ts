import { connect } from 'node:net';
import type { Client } from 'pg';
import * as z from 'zod';

const backend = z.object({ processID: z.number(), secretKey: z.number() });

/** Milliseconds that PostgreSQL, or a pooler before it, has to take the request in. */
const timeout = 1000;
/** Longer than PgBouncer keeps a request: 1.18, of Debian 12, ends itself where its sender closes the connection before. */
const patience = 20_000;
const cancelRequestCode = 80_877_102;

/**
 * Asks PostgreSQL to end what a connection does, over a second connection; settles when it was asked, or could not be.
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS
 */
export function cancelStatement(client: Client): Promise<void> {
  const { processID, secretKey } = backend.parse(client);
  const request = Buffer.alloc(16);
  [16, cancelRequestCode, processID, secretKey].forEach((number, index) => {
    request.writeInt32BE(number, index * 4);
  });
  const { host, port } = client;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      socket.unref();
      resolve();
    }, timeout);
    socket.once('connect', () => socket.write(request));
    socket.once('error', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.setTimeout(patience, () => socket.destroy());
    socket.resume();
  });
}
