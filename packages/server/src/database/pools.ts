import type { DatabaseAddress } from './connection.ts';
import { type Database, type DatabaseLimits, openPool } from './pool.ts';

/** Connections of their own for each kind of work, so that a flood of one kind leaves the others alone. */
export interface DatabasePools {
  /** Lists and entries that are not cached. */
  readonly reads: Database;
  /** Calls of signed-in people. */
  readonly people: Database;
  /** Whole lists, as many at once as there are connections. */
  readonly streams: Database;
  /** The directory's version, which every cached answer needs, and readiness. */
  readonly probes: Database;
  end(): Promise<void>;
}

const streamsAtOnce = 2;
/** A probe that takes longer than these milliseconds has failed. */
const probeTimeout = 2000;

/** @param limits `connections` are those of `reads` and `people` together */
export function openPools(address: DatabaseAddress, limits: DatabaseLimits): DatabasePools {
  const open = (changes: Partial<DatabaseLimits>) => openPool(address, { ...limits, ...changes });
  const reads = open({ connections: Math.ceil(limits.connections / 2) });
  const people = open({ connections: Math.ceil(limits.connections / 2) });
  const streams = open({ connections: streamsAtOnce });
  const probes = open({ connections: 2, queueTimeout: probeTimeout, statementTimeout: probeTimeout });
  return {
    reads,
    people,
    streams,
    probes,
    end: async () => {
      await Promise.all([reads, people, streams, probes].map((pool) => pool.end()));
    },
  };
}
