import type { DatabaseAddress } from './connection.ts';
import { type DatabaseLimits, type DatabasePool, openPool } from './pool.ts';

/** Connections of their own for each kind of work, so that a flood of one kind leaves the others alone. */
export interface DatabasePools {
  /** Lists and entries that are not cached. */
  readonly reads: DatabasePool;
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

/** @param limits `connections` are those of `reads` and `people` together */
export function openPools(address: DatabaseAddress, limits: DatabaseLimits): DatabasePools {
  const half = Math.ceil(limits.connections / 2);
  const pools = {
    reads: openPool(address, { ...limits, connections: half }),
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
