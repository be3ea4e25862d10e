import { connect, type DatabaseAddress } from '../connection.ts';

/** 'MP' and 1: the lock that the one server of an embedded database holds as long as it lives. */
const ownerLock = [0x4d50, 1] as const;

export interface Claim {
  release(): Promise<void>;
}

/**
 * Takes the cluster for this process, or says who has it. The lock hangs on a connection, so it ends with its
 * process however that ends, and no file with a stale process id can lie about it.
 */
export async function claim(address: DatabaseAddress): Promise<Claim | { readonly heldBy: string }> {
  const sql = connect(address, {
    name: `process ${process.pid}`,
    lasting: { onclose: () => undefined, onnotify: () => undefined },
  });
  try {
    const [row] = await sql<{ taken: boolean; holder: string | null }[]>`
      select pg_try_advisory_lock(${ownerLock[0]}, ${ownerLock[1]}) as taken, (
        select a.application_name
        from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.granted
          and l.classid = ${ownerLock[0]} and l.objid = ${ownerLock[1]} and l.objsubid = 2
          and pid <> pg_backend_pid()
      ) as holder`;
    if (row?.taken) return { release: () => sql.end({ timeout: 1 }) };
    await sql.end({ timeout: 0 });
    return { heldBy: row?.holder ?? 'another process' };
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
}
