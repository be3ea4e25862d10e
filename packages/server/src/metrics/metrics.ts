import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabasePool } from '../database/pool.ts';
import type { DatabasePools } from '../database/pools.ts';
import type { Readiness } from '../database/readiness.ts';
import type { CacheUsage } from '../directory/document-cache.ts';
import type { Answered } from '../http/answered.ts';
import { refusals as reasons } from '../http/refusal.ts';
import { programVersion } from '../program-version.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export interface WatchedParts {
  readonly pools: Omit<DatabasePools, 'end'>;
  readonly cache: () => CacheUsage;
  readonly readiness: Readiness;
}

/** Seconds; the limits that the configuration names lie between 1 and 300. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100];

/** Numbers about this process (docs/operate.md, "Watching it"). No label has more values than the program has names. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'matchpoint_http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer, by call or kind of page and by class of status; left: the client went before',
    labelNames: ['operation', 'status'],
    buckets: durations,
    registers,
  });
  const refusals = new Counter({
    name: 'matchpoint_http_refusals_total',
    help: 'Requests that were turned away, by reason; failed: answered with 500',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of reasons) refusals.inc({ reason }, 0);
  new Gauge({
    name: 'matchpoint_build_info',
    help: 'The version of the program: always 1',
    labelNames: ['version'],
    registers,
  }).set({ version: programVersion }, 1);

  return {
    report: ({ operation, status, seconds, refusal }: Answered): void => {
      duration.observe({ operation, status: statusClass(status) }, seconds);
      if (refusal !== null) refusals.inc({ reason: refusal });
    },
    /** From now on their usage is measured too, at each scrape. */
    watch: ({ pools, cache, readiness }: WatchedParts): void => {
      watchPools(pools, registers);
      watchCache(cache, registers);
      gauge(
        registers,
        'ready',
        'Whether this server is ready: 1, or 0 where /readyz says why not',
        async () => Number((await readiness()).length === 0),
      );
    },
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** 499: the client left before the answer. */
function statusClass(status: number): string {
  return status === 499 ? 'left' : `${Math.floor(status / 100)}xx`;
}

function watchPools(
  { reads, searches, streams, people, probes }: WatchedParts['pools'],
  registers: Registry[],
): void {
  const pools: Record<string, DatabasePool> = { reads, searches, streams, people, probes };
  const usages = () => Object.entries(pools).map(([pool, database]) => ({ pool, ...database.usage() }));
  new Gauge({
    name: 'matchpoint_database_connections',
    help: 'Connections to the database, by pool and state',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, inUse, idle } of usages()) {
        this.set({ pool, state: 'in_use' }, inUse);
        this.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  for (const [name, help, figure] of [
    ['connections_max', 'The most connections that a pool opens', 'most'],
    ['waiting_requests', 'Requests that wait for a connection', 'waiting'],
  ] as const)
    new Gauge({
      name: `matchpoint_database_${name}`,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const { pool, [figure]: value } of usages()) this.set({ pool }, value);
      },
    });
}

function watchCache(cache: () => CacheUsage, registers: Registry[]): void {
  const bytes = 'Answers that are kept, with their compressed forms, by estimate';
  gauge(registers, 'document_cache_bytes', bytes, () => cache().bytes);
  gauge(registers, 'document_cache_entries', 'Answers that are kept', () => cache().entries);
  new Counter({
    name: 'matchpoint_document_cache_reads_total',
    help: 'Public reads: of a kept answer, loaded from the database, or shared with another that was loading',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const result of ['hit', 'miss', 'shared'] as const) this.inc({ result }, cache()[result]);
    },
  });
  const version = 'The version of the directory that was read last; 0 before the first read';
  gauge(registers, 'directory_version', version, () => cache().version);
}

/** A number without labels that is read at each scrape. */
function gauge(
  registers: Registry[],
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name: `matchpoint_${name}`,
    help,
    registers,
    async collect() {
      this.set(await read());
    },
  });
}
