import type { DatabaseAddress } from './connection.ts';
import { type DatabaseLimits, type DatabasePool, openPool } from './pool.ts';

/** Connections of their own for each kind of work, so that a flood of one kind leaves the others alone. */
export interface DatabasePools extends ReadPools {
  /** Calls of signed-in people. */
  readonly people: DatabasePool;
  /** The directory's version, which every cached answer needs, and readiness. */
  readonly probes: DatabasePool;
  /** Null: there is none, and the primary answers every read. */
  readonly replica: Replica | null;
  end(): Promise<void>;
}

/** What answers public reads. */
export interface ReadPools {
  /** Lists and entries that are not cached. */
  readonly reads: DatabasePool;
  /** Whole lists, as many at once as there are connections. */
  readonly streams: DatabasePool;
}

export interface Replica extends ReadPools {
  readonly status: ReplicaStatus;
}

/** Maintained by `createFreshReads`, for metrics and readiness. */
export interface ReplicaStatus {
  isUsed: boolean;
  /** Reads that it answered, was too far behind for, and failed in. */
  answered: number;
  behind: number;
  failed: number;
}

const streamsAtOnce = 2;
/** A probe that takes longer than these milliseconds has failed. */
const probeTimeout = 2000;
/** Milliseconds in which a replica must connect: the primary is there, too. */
const replicaQueueTimeout = 1000;

/** @param limits `connections` are those of `reads` and `people` together; a replica has as many for its reads */
export function openPools(
  address: DatabaseAddress,
  limits: DatabaseLimits,
  replicaAddress: DatabaseAddress | null = null,
): DatabasePools {
  const half = Math.ceil(limits.connections / 2);
  const primary = {
    ...openReadPools(address, limits, half),
    people: openPool(address, { ...limits, connections: half }),
    probes: openPool(address, {
      ...limits,
      connections: 2,
      queueTimeout: probeTimeout,
      statementTimeout: probeTimeout,
    }),
  };
  const replica =
    replicaAddress &&
    openReadPools(replicaAddress, { ...limits, queueTimeout: replicaQueueTimeout }, limits.connections);
  const all = [...Object.values(primary), ...Object.values(replica ?? {})];
  return {
    ...primary,
    replica: replica && { ...replica, status: { isUsed: false, answered: 0, behind: 0, failed: 0 } },
    end: async () => {
      await Promise.all(all.map((pool) => pool.end()));
    },
  };
}

function openReadPools(address: DatabaseAddress, limits: DatabaseLimits, connections: number): ReadPools {
  return {
    reads: openPool(address, { ...limits, connections }),
    streams: openPool(address, { ...limits, connections: streamsAtOnce }),
  };
}
