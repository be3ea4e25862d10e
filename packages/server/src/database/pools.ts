import type { DatabaseAddress } from './connection.ts';
import { type DatabaseLimits, type DatabasePool, openPool } from './pool.ts';

/** Connections of their own for each kind of work, so that a flood of one kind leaves the others alone. */
export interface DatabasePools {
  /** Entries and the newest of lists, where they are not cached. */
  readonly reads: DatabasePool;
  /** Narrowed and ordered lists and distributions, which may read every row: a crowd of them leaves `reads` alone. */
  readonly searches: DatabasePool;
  /** Whole lists, as many at once as there are connections. */
  readonly streams: DatabasePool;
  /** Calls of signed-in people. */
  readonly people: DatabasePool;
  /** The directory's version, which every cached answer needs, and readiness. */
  readonly probes: DatabasePool;
  end(): Promise<void>;
}

const streamsAtOnce = 2;
/** A probe that takes longer than these milliseconds has failed. */
const probeTimeout = 2000;

/** @param limits `connections` are those of `people`, `reads` and `searches` together */
export function openPools(address: DatabaseAddress, limits: DatabaseLimits): DatabasePools {
  const half = Math.ceil(limits.connections / 2);
  const pools = {
    reads: openPool(address, { ...limits, connections: Math.ceil(half / 2) }),
    searches: openPool(address, { ...limits, connections: Math.max(1, Math.floor(half / 2)) }),
    streams: openPool(address, { ...limits, connections: streamsAtOnce }),
    people: openPool(address, { ...limits, connections: half }),
    probes: openPool(address, {
      ...limits,
      connections: 2,
      queueTimeout: probeTimeout,
      statementTimeout: probeTimeout,
    }),
  };
  return {
    ...pools,
    end: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}
