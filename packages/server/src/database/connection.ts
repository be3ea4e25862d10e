import { basename, dirname } from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** Where a database is: what `DATABASE_URL` names, or the socket file of the embedded one. */
export type DatabaseAddress =
  | { readonly url: string }
  | { readonly socket: string; readonly database: string; readonly user: string };

/** The address as the driver takes it. */
export function connectionConfig(address: DatabaseAddress): ClientConfig {
  if ('socket' in address) {
    const { socket, database, user } = address;
    return { host: dirname(socket), port: Number(basename(socket).split('.').at(-1)), database, user };
  }
  const url = new URL(address.url);
  // `sslmode` then means what it means to PostgreSQL's own programs.
  if (!url.searchParams.has('uselibpqcompat')) url.searchParams.set('uselibpqcompat', 'true');
  return { connectionString: url.href };
}

/** Milliseconds. */
const timeout = 10_000;

/**
 * One connection outside a pool, for work on the database server itself.
 * @param name what PostgreSQL's list of connections shows
 * @param statementTimeout milliseconds; 0: none
 */
export async function openConnection(
  address: DatabaseAddress,
  name = `matchpoint ${process.pid}`,
  statementTimeout = timeout,
): Promise<Client> {
  const client = new Client({
    ...connectionConfig(address),
    application_name: name,
    connectionTimeoutMillis: timeout,
    query_timeout: statementTimeout,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
