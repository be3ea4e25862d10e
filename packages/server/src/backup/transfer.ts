import type { Client } from 'pg';
import { type DatabaseAddress, openConnection } from '../database/connection.ts';
import type { Queries } from '../database/pool.ts';

/**
 * A connection for work that takes as long as it takes.
 * @param stopping aborted: the connection breaks, and with it whatever it does
 */
export async function openTransfer(
  address: DatabaseAddress,
  work: 'backup' | 'restore',
  stopping?: AbortSignal,
): Promise<Client> {
  const client = await openConnection(address, `matchpoint ${work}`, 0);
  stopping?.addEventListener('abort', () => client.connection.stream.destroy());
  return client;
}

/** Settings of a transaction: no time limit, and copies that do not depend on the database's configuration. */
export const transferSettings = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3`;

export function queriesOf(client: Client): Queries {
  return {
    query: async ({ text, values }) => {
      const result = await client.query({ text, values: [...values] });
      return Array.isArray(result) ? [] : result.rows;
    },
  };
}
