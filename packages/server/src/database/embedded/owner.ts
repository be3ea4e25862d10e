import { type DatabaseAddress, openConnection } from '../connection.ts';

/** 'MP' and 1: the lock that the one server of an embedded database holds as long as it lives. */
const ownerLock = [0x4d50, 1] as const;

export interface Claim {
  release(): Promise<void>;
}

/**
 * Takes the cluster for this process, or names the process that has it. The lock belongs to a connection, so it ends with its
 * process however that ends, and no file with a stale process id can lie about it.
 */
export async function claim(address: DatabaseAddress): Promise<Claim | { readonly heldBy: string }> {
  const connection = await openConnection(address, `process ${process.pid}`);
  try {
    const { rows } = await connection.query<{ taken: boolean; holder: string | null }>(
      `select pg_try_advisory_lock($1, $2) as taken, (
        select a.application_name
        from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.granted
          and l.classid = $1::int and l.objid = $2::int and l.objsubid = 2
          and pid <> pg_backend_pid()
      ) as holder`,
      [...ownerLock],
    );
    if (rows[0]?.taken) return { release: () => connection.end() };
    await connection.end();
    return { heldBy: rows[0]?.holder ?? 'another process' };
  } catch (error) {
    await connection.end();
    throw error;
  }
}
