import type { ReadPools, Replica } from '../database/pools.ts';
import { ClientLeftError } from '../database/unavailable.ts';
import { reasonOf } from '../error-reason.ts';
import type { Log } from '../log.ts';
import { readDirectory } from './directory.ts';

/** Reads from one of the databases. @param left aborted when no client waits any longer */
export type Read<R> = (pools: ReadPools, left: AbortSignal) => Promise<R>;

export interface FreshReads {
  /**
   * What the replica answers, if it is at least of `version`, which was read on the primary; else, and where the replica
   * found nothing (null), what the primary answers (rules/server.md#freshness).
   * @param discard ends an unused result of the replica
   */
  read<R extends { readonly version: number } | null>(
    version: number,
    work: Read<R>,
    left: AbortSignal,
    discard?: (result: NonNullable<R>) => void,
  ): Promise<R>;
}

export interface FreshReadsOptions {
  readonly primary: ReadPools;
  readonly replica: Replica | null;
  /** The primary's epoch: a replica of another database is never used. */
  readonly epoch: string;
  readonly log: Log;
  readonly slowAfter?: number;
}

/** Milliseconds until a replica that has not answered has failed. */
const usuallySlowAfter = 3000;
/** Milliseconds between two probes. */
const probePause = 500;

/**
 * A replica is used while its last probe succeeded. Every read that fails starts a probe, and so does every read while
 * it is not used, at most one each `probePause`; the primary answers meanwhile.
 */
export function createFreshReads(options: FreshReadsOptions): FreshReads {
  const { primary, replica, slowAfter = usuallySlowAfter } = options;
  if (replica === null) return { read: (_, work, left) => work(primary, left) };
  const { status } = replica;
  const probe = replicaProbe(replica, options);
  probe();

  async function readReplica<R>(work: Read<R>, left: AbortSignal): Promise<R | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), slowAfter);
    try {
      return await work(replica ?? primary, AbortSignal.any([left, late.signal]));
    } catch (error) {
      if (error instanceof ClientLeftError && !late.signal.aborted) throw error;
      status.failed += 1;
      probe();
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    read: async (version, work, left, discard = () => undefined) => {
      if (!status.isUsed) {
        probe();
        return work(primary, left);
      }
      const found = await readReplica(work, left);
      if (found !== null && found.version >= version) {
        status.answered += 1;
        return found;
      }
      if (found !== null) {
        status.behind += 1;
        discard(found);
      }
      return work(primary, left);
    },
  };
}

/** Sets whether the replica is used, and logs when that changes. */
function replicaProbe(
  { reads, status }: Replica,
  { epoch, log, slowAfter = usuallySlowAfter }: FreshReadsOptions,
): () => void {
  let isRunning = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let logged: boolean | null = null;

  async function findProblem(): Promise<string | null> {
    try {
      const directory = await readDirectory(reads.within({ timeout: slowAfter }));
      return directory.epoch === epoch ? null : 'it is of another database';
    } catch (error) {
      return reasonOf(error);
    }
  }

  async function run(): Promise<void> {
    const problem = await findProblem();
    isRunning = false;
    status.isUsed = problem === null;
    if (status.isUsed === logged) return;
    logged = status.isUsed;
    if (problem === null) log.info({}, 'the replica is read');
    else log.warn({ problem }, 'the replica is not read, the primary answers');
  }

  return () => {
    if (isRunning || performance.now() - startedAt < probePause) return;
    isRunning = true;
    startedAt = performance.now();
    void run();
  };
}
