import type { DatabaseAddress } from './connection.ts';
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts';
import { type DatabaseChoice, readVersion } from './open-database.ts';
import { openPool } from './pool.ts';

/** A database as a command uses it that runs beside servers, or instead of them. */
export interface JoinedDatabase {
  readonly address: DatabaseAddress;
  close(): Promise<void>;
}

/**
 * @param use `alone`: not while a server runs on the embedded database, which is made where there is none
 * @throws {StartupError} when it cannot be used
 */
export async function joinDatabase(
  { url, dataDir, limits, print }: DatabaseChoice,
  use: 'beside servers' | 'alone',
): Promise<JoinedDatabase> {
  if (url !== null) {
    const address = { url };
    const database = openPool(address, { ...limits, connections: 1 });
    await readVersion(database, url).finally(() => database.end());
    return { address, close: async () => undefined };
  }
  const open = use === 'alone' ? startEmbedded : joinEmbedded;
  const { address, stop } = await open({ dataDir, print });
  return { address, close: stop };
}
