import type { DatabaseAddress } from './connection.ts';
import { joinEmbedded, startEmbedded } from './embedded/embedded.ts';
import { type DatabaseChoice, readVersion } from './open-database.ts';
import { openPool } from './pool.ts';

/**
 * Does work on a database beside servers, or instead of them.
 * @param use `alone`: not while a server runs on the embedded database, which is made where there is none
 * @throws {StartupError} when it cannot be used
 */
export async function joinDatabase<T>(
  { url, dataDir, limits, print }: DatabaseChoice,
  use: 'beside servers' | 'alone',
  work: (address: DatabaseAddress) => Promise<T>,
): Promise<T> {
  if (url !== null) {
    const address = { url };
    const database = openPool(address, { ...limits, connections: 1 });
    await readVersion(database, url).finally(() => database.end());
    return work(address);
  }
  const open = use === 'alone' ? startEmbedded : joinEmbedded;
  const { address, stop } = await open({ dataDir, print });
  return work(address).finally(stop);
}
