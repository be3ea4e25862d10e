import postgres from 'postgres';

/** Where a database is: what `DATABASE_URL` names, or the socket file of the embedded one. */
export type DatabaseAddress =
  | { readonly url: string }
  | { readonly socket: string; readonly database: string; readonly user: string };

export type Sql = postgres.Sql;
/** What both a pool and a transaction can do. */
export type Queries = postgres.ISql;

export interface ConnectionOptions {
  /** Connections at most. */
  readonly max?: number;
  /** What PostgreSQL's own list of connections shows. */
  readonly name?: string;
  /** A connection of its own that stays open as long as the process: for locks and notifications. */
  readonly lasting?: { readonly onclose: () => void; readonly onnotify: (channel: string) => void };
}

/** A pool on the database; connects on first use. `bigint` arrives as text. */
export function connect(address: DatabaseAddress, { max = 10, name, lasting }: ConnectionOptions = {}): Sql {
  const options = {
    max: lasting === undefined ? max : 1,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: name ?? `matchpoint ${process.pid}` },
    ...(lasting !== undefined && { ...lasting, idle_timeout: 0, max_lifetime: null }),
  };
  if ('url' in address) return postgres(address.url, options);
  const { socket, database, user } = address;
  return postgres({ ...options, path: socket, database, user, pass: '', ssl: false });
}
