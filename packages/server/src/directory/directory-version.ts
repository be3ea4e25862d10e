import { connect, type DatabaseAddress, type Sql } from '../database/connection.ts';

const channel = 'directory';
/** Milliseconds that a version read from the database holds while the listener is connected. */
const lease = 1000;
/** Milliseconds between two notifications: a busy writer tells of many commits by one. */
const pause = 20;
/** Milliseconds after which a listener that lost its connection asks for another one. */
const firstWait = 100;

/**
 * The version of the directory: raised by each transaction that changes agencies or athletes, read here at most
 * once a second while notifications arrive, and for each group of requests while they do not.
 */
export interface DirectoryVersion {
  /** The version if it is known to be the newest; null: ask `current`. */
  known(): number | null;
  /** A version that is at least as new as the moment of the call. */
  current(): Promise<number>;
  /** Forget what is known: after a change, also of another process. */
  forget(): void;
  /** After a commit of this process: forget, and tell the other processes. */
  changed(): void;
  /** Whether changes of other processes are heard at the moment. */
  isListening(): boolean;
  stop(): Promise<void>;
}

export interface DirectoryVersionOptions {
  readonly sql: Sql;
  readonly address: DatabaseAddress;
  /** Hears why the listener or a notification failed. */
  readonly onTrouble: (error: unknown) => void;
}

export async function watchDirectoryVersion({
  sql,
  address,
  onTrouble,
}: DirectoryVersionOptions): Promise<DirectoryVersion> {
  let known: { readonly version: number; readonly until: number } | null = null;
  let forgotten = 0;
  let running: Promise<number> | null = null;
  let waiting: Promise<number> | null = null;

  function forget(): void {
    known = null;
    forgotten += 1;
  }

  async function read(): Promise<number> {
    const generation = forgotten;
    const until = performance.now() + lease;
    const [row] = await sql<{ version: string }[]>`
      select sum(raises)::bigint as version from directory_version`;
    const version = Number(row?.version);
    if (generation === forgotten && listener.isListening()) known = { version, until };
    return version;
  }

  /** One reading serves everybody who asked before it began. */
  function current(): Promise<number> {
    waiting ??= (running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        running = waiting;
        waiting = null;
        return read();
      });
    return waiting;
  }

  const listener = await listen(address, forget, onTrouble);
  const announce = coalesced(async () => {
    // Nobody needs to find a notification after a crash, so nobody waits for the disk.
    await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, '')`;
  }, onTrouble);

  return {
    known: () => {
      if (known === null) return null;
      return known.until > performance.now() ? known.version : null;
    },
    current,
    forget,
    changed: () => {
      forget();
      announce();
    },
    isListening: listener.isListening,
    stop: listener.stop,
  };
}

/** Runs at most once at a time, and once more, after a pause, when asked for meanwhile. */
function coalesced(work: () => Promise<void>, onTrouble: (error: unknown) => void): () => void {
  let isRunning = false;
  let isAsked = false;
  async function run(): Promise<void> {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work().catch(onTrouble);
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
    isRunning = false;
  }
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}

interface Listener {
  isListening(): boolean;
  stop(): Promise<void>;
}

async function listen(
  address: DatabaseAddress,
  onChange: () => void,
  onTrouble: (error: unknown) => void,
): Promise<Listener> {
  let isListening = false;
  let isStopped = false;
  const sql = connect(address, {
    name: `matchpoint listener ${process.pid}`,
    lasting: {
      onnotify: onChange,
      onclose: () => {
        isListening = false;
        onChange();
        // A database that went away with its program is the program's to tell of, not a listener's.
        setTimeout(begin, firstWait).unref();
      },
    },
  });

  async function begin(): Promise<void> {
    for (let wait = firstWait; !isStopped && !isListening; wait = Math.min(wait * 2, 5000)) {
      try {
        await sql`listen ${sql(channel)}`;
        isListening = true;
      } catch (error) {
        if (isStopped) return;
        onTrouble(error);
        await new Promise((resolve) => setTimeout(resolve, wait).unref());
      }
    }
    onChange();
  }

  await begin();
  return {
    isListening: () => isListening,
    stop: () => {
      isStopped = true;
      return sql.end({ timeout: 1 });
    },
  };
}
