import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { isErrorCode } from '../error-reason.ts';
import { cancelStatement } from './cancel-statement.ts';
import { connectionConfig, type DatabaseAddress } from './connection.ts';
import { raw, type Sql, sql } from './sql.ts';
import { asUnavailable, ClientLeftError, DatabaseUnavailableError, notConnected } from './unavailable.ts';

/** How long work may take, in milliseconds, and how much of it may wait (rules/server.md#deadlines). */
export interface DatabaseLimits {
  /** Connections of one pool. */
  readonly connections: number;
  /** Requests that wait for a connection; one more is refused at once. */
  readonly waiting: number;
  readonly queueTimeout: number;
  /** For a statement, and for all statements of a transaction together. */
  readonly statementTimeout: number;
  readonly lockTimeout: number;
  /** Whether connections keep the plans of statements, which poolers in transaction mode lose. */
  readonly isNamed?: boolean;
}

export interface Queries {
  /** @throws {DatabaseUnavailableError} */
  query<R extends QueryResultRow>(statement: Sql): Promise<R[]>;
}

export interface Database extends Queries {
  /**
   * Commits what `work` did, or rolls it back if that fails.
   * @param last a statement without values that goes before the `commit`, in one message with it
   * @throws {DatabaseUnavailableError}
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, last?: (result: T) => Sql | null): Promise<T>;
  /** A connection for several messages, to be released. Most callers want `transaction`. */
  lease(timeout: number): Promise<Lease>;
}

/** How long the work of one request is worth doing. */
export interface Bounds {
  /** Aborted when the client has left. */
  readonly left?: AbortSignal;
  /** Milliseconds for all statements together, from the first one on. */
  readonly timeout?: number;
}

export interface DatabasePool extends Database {
  /** The same connections for one request: none of its statements outlives the bounds. */
  within(bounds: Bounds): Database;
  usage(): PoolUsage;
  end(): Promise<void>;
}

/** Connections of a pool at the moment, and requests that wait for one. */
export interface PoolUsage {
  readonly most: number;
  /** Those that are being opened, too. */
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Lease {
  /** Several statements, which cannot have values, answer no rows. */
  query<R extends QueryResultRow>(statement: Sql): Promise<R[]>;
  /** Ends a statement that still runs. */
  release(): void;
}

interface WritingLease extends Lease {
  query<R extends QueryResultRow>(statement: Sql, name?: string): Promise<R[]>;
  /** @param isLost whether it may not be used again */
  release(isLost?: boolean): void;
  /**
   * Runs `last` and commits. It is never cancelled: PostgreSQL shows what waits for its standby to others once the wait is
   * cancelled (rules/server.md#fail-over).
   */
  commit(last: Sql | null): Promise<unknown>;
}

/** Opens connections when they are needed. Unless statements are named, it may be a PgBouncer in transaction mode. */
export function openPool(address: DatabaseAddress, limits: DatabaseLimits): DatabasePool {
  const pool = new Pool({
    ...connectionConfig(address),
    application_name: `matchpoint ${process.pid}`,
    // By the one that stays, a restore sees that the server runs.
    min: 1,
    max: limits.connections,
    connectionTimeoutMillis: limits.queueTimeout,
    keepAlive: true,
  });
  // A statement on a broken connection fails by itself, and the pool drops idle ones.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...databaseOn(pool, limits, {}),
    within: (bounds) => databaseOn(pool, limits, bounds),
    usage: () => ({
      most: limits.connections,
      inUse: inUse(pool),
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: () => pool.end(),
  };
}

function inUse({ totalCount, idleCount }: Pool): number {
  return totalCount - idleCount;
}

const commit = sql`commit`;
const rollback = sql`rollback`;

function databaseOn(pool: Pool, limits: DatabaseLimits, bounds: Bounds): Database {
  const { left, timeout: allowed = Number.POSITIVE_INFINITY } = bounds;
  const begin = raw(
    `begin; set local lock_timeout = ${limits.lockTimeout}; set local statement_timeout = ${limits.statementTimeout}`,
  );
  let end: number | null = null;

  async function lease(timeout: number): Promise<WritingLease> {
    end ??= performance.now() + allowed;
    const client = await connect(pool, limits);
    if (left?.aborted) {
      client.release();
      throw new ClientLeftError();
    }
    return leaseOf(client, Math.min(timeout, end - performance.now()), left);
  }

  return {
    lease,
    query: async <R extends QueryResultRow>(statement: Sql) => {
      const connection = await lease(limits.statementTimeout);
      const name = limits.isNamed ? nameOf(statement) : undefined;
      let isLost = false;
      try {
        return await connection.query<R>(statement, name).catch((error) => {
          isLost = name !== undefined && isErrorCode(error, ...forgotten);
          if (isLost) return connection.query<R>(statement);
          throw error;
        });
      } finally {
        connection.release(isLost);
      }
    },
    transaction: async (work, last) => {
      const connection = await lease(limits.statementTimeout);
      try {
        await connection.query(begin);
        const result = await work(connection);
        const final = last?.(result) ?? null;
        await connection.commit(final);
        return result;
      } catch (error) {
        await connection.query(rollback).catch(() => undefined);
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}

/** Its connection does not know the name, or knows it from before a migration. */
const forgotten = ['26000', '0A000'] as const;

const names = new Map<string, string>();
const mostNames = 200;

/** Undefined: to be planned each time, because the word of a search decides which index finds it. */
function nameOf({ text }: Sql): string | undefined {
  if (/ like | @> /.test(text)) return undefined;
  if (!names.has(text) && names.size < mostNames) names.set(text, `s${names.size}`);
  return names.get(text);
}

async function connect(pool: Pool, { connections, waiting }: DatabaseLimits): Promise<PoolClient> {
  if (pool.waitingCount >= waiting) {
    throw new DatabaseUnavailableError('too many requests wait', { isOverload: true });
  }
  const isFull = inUse(pool) >= connections;
  return pool.connect().catch((error) => {
    throw notConnected(error, isFull);
  });
}

/** The connection is worth nothing after its time: whatever it still does but a commit is cancelled, and it is closed. */
function leaseOf(client: PoolClient, timeout: number, left: AbortSignal | undefined): WritingLease {
  let isReleased = false;
  let isCommitting = false;
  let failure: unknown = new Error('The connection was released.');
  let fail: (reason: unknown) => void = () => undefined;

  function abandon(reason: unknown): void {
    finish();
    failure = reason;
    fail(reason);
    const cancelled = isCommitting ? Promise.resolve() : cancelStatement(client);
    void cancelled.finally(() => client.release(true));
  }
  const leave = () => abandon(new ClientLeftError());
  const timer = setTimeout(() => abandon(new DatabaseUnavailableError('it took too long')), timeout);
  left?.addEventListener('abort', leave);

  function finish(): void {
    isReleased = true;
    clearTimeout(timer);
    left?.removeEventListener('abort', leave);
  }

  // Each statement has a promise of its own to reject: a race against one for all would keep every result.
  const query = <R extends QueryResultRow>({ text, values }: Sql, name?: string) =>
    new Promise<R[]>((resolve, reject) => {
      if (isReleased) return reject(failure);
      fail = reject;
      client.query<R>({ text, values: [...values], ...(name !== undefined && { name }) }).then(
        (result) => resolve(Array.isArray(result) ? [] : result.rows),
        (error) => reject(asUnavailable(error)),
      );
    });

  return {
    query,
    commit: (last) => {
      isCommitting = true;
      return query(last === null ? commit : sql`${last}; ${commit}`);
    },
    release: (isLost = false) => {
      if (isReleased) return;
      finish();
      client.release(isLost);
    },
  };
}
