import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/athlete';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import { insertAgencies } from '../agencies/insert-agencies.ts';
import { openApplication } from '../application.ts';
import { insertAthletes } from '../athletes/insert-athletes.ts';
import { connect, type Sql } from '../database/connection.ts';
import { isMigrated, readMigrations } from '../database/migrate.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { webHeaders } from '../http/security-headers.ts';
import { type Identity, openIdentity } from '../identity/identity.ts';
import type { Log } from '../log.ts';
import { listen } from '../server.ts';
import { loadWebApp } from '../web/web-app.ts';
import { createTestDatabase, type TestClusterAddress } from './test-cluster.ts';

export interface TestServerOptions {
  /** Of `startTestCluster`; with vitest's global setup: `inject('testCluster')`. */
  readonly cluster: TestClusterAddress;
  /** Default true; false: the eleven calls alone (rules.md#eleven-calls). */
  readonly extensions?: boolean;
  readonly corsOrigins?: readonly string[];
  /** `host:port` of an Auth emulator with the project demo-matchpoint; with vitest's global setup: `inject('authEmulator')`. */
  readonly authEmulator?: string;
  /** Instead of `authEmulator`. Without either nobody can sign in. */
  readonly identity?: Identity;
  /** Default: more than tests make. */
  readonly signUpsPerHour?: number;
  readonly trustedProxies?: readonly string[];
  /** A built web app to serve beside the API. */
  readonly webDir?: string;
  /** Listens on a free port of 127.0.0.1; else `fetch` is the only way in. */
  readonly listening?: boolean;
  /** The database of another test server: two processes on one database. */
  readonly sharing?: TestServer;
}

export interface TestServer {
  /** Origin; answers only where the server listens. */
  readonly url: string;
  /** Calls the app in memory; relative URLs are this server's. */
  readonly fetch: typeof globalThis.fetch;
  readonly sql: Sql;
  readonly address: TestClusterAddress;
  /** What was logged. */
  readonly logged: readonly object[];
  /** Adds what is given over an agency with only a name; answers the ids in the same order. */
  addAgencies(agencies: readonly Partial<Agency>[]): Promise<string[]>;
  /** Adds what is given over an athlete with only a name and a sport; answers the ids in the same order. */
  addAthletes(athletes: readonly Partial<Athlete>[]): Promise<string[]>;
  addDemo(): Promise<void>;
  /** To be called after changes made through `sql`: what a writing call does when it has committed. */
  changed(): void;
  /** Whether changes of other processes are heard. */
  isListening(): boolean;
  stop(): Promise<void>;
}

/** The real server on a fresh database. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { cluster, sharing, extensions = true, corsOrigins = [], webDir, authEmulator } = options;
  const database = sharing === undefined ? await createTestDatabase(cluster) : null;
  const address = database?.address ?? sharing?.address ?? cluster;
  const sql = connect(address, { max: 4 });
  const migrations = await readMigrations();
  const logged: object[] = [];
  const application = await openApplication({
    sql,
    address,
    isReady: () => isMigrated(sql, migrations),
    identity: options.identity ?? emulatedIdentity(authEmulator),
    log: recordingLog(logged),
    web:
      webDir === undefined
        ? null
        : await loadWebApp(webDir, webHeaders(authEmulator === undefined ? [] : [`http://${authEmulator}`])),
    extensions,
    corsOrigins,
    trustedProxies: options.trustedProxies ?? [],
    signUpsPerHour: options.signUpsPerHour ?? 100_000,
  });
  const server = options.listening === true ? await listen('127.0.0.1', 0) : null;
  server?.open(application.app);
  const url = server?.url ?? 'http://matchpoint.test';

  return {
    url,
    fetch: async (input, init) =>
      application.app(new Request(input instanceof Request ? input : new URL(input, url), init), {
        address: '127.0.0.1',
      }),
    sql,
    address,
    logged,
    addAgencies: async (agencies) => {
      const ids = await insertAgencies(sql, agencies.map(anAgency));
      application.version.changed();
      return ids;
    },
    addAthletes: async (athletes) => {
      const ids = await insertAthletes(sql, athletes.map(anAthlete));
      application.version.changed();
      return ids;
    },
    addDemo: async () => {
      await loadDemo(sql, () => undefined);
      application.version.changed();
    },
    changed: application.version.changed,
    isListening: application.version.isListening,
    stop: async () => {
      await server?.close(0);
      await application.close();
      await sql.end({ timeout: 1 });
      await database?.drop();
    },
  };
}

/** firebase-admin finds the emulator by the environment alone. Accounts are asked for at every call. */
function emulatedIdentity(host: string | undefined): Identity | null {
  if (host === undefined) return null;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  return openIdentity({ FIREBASE_PROJECT_ID: 'demo-matchpoint', FIREBASE_AUTH_EMULATOR_HOST: host }, 0);
}

function recordingLog(logged: object[]): Log {
  const record = (facts: object, message: string) => {
    logged.push({ ...facts, message });
  };
  return { info: record, warn: record, error: record };
}
