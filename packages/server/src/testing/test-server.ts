import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import type { QueryResultRow } from 'pg';
import { insertAgencies } from '../agencies/agency-record.ts';
import { openApplication } from '../application.ts';
import { insertAthletes } from '../athletes/athlete-record.ts';
import { readMigrations } from '../database/migrate.ts';
import { type Database, type DatabaseLimits, openPool, type Queries } from '../database/pool.ts';
import { openPools } from '../database/pools.ts';
import { databaseReadiness } from '../database/readiness.ts';
import { sql } from '../database/sql.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { changeDirectory } from '../directory/directory-version.ts';
import type { Watching } from '../http/answered.ts';
import { answerCompleter } from '../http/complete-answer.ts';
import { type Identity, openIdentity } from '../identity/identity.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { Log } from '../log.ts';
import type { WatchedParts } from '../metrics/metrics.ts';
import { listen } from '../server.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { loadWebFiles } from '../web/web-files.ts';
import { createTestDatabase, type TestClusterAddress, testLimits } from './test-cluster.ts';

export interface TestServerOptions {
  /** From `startTestCluster`, or with vitest's global setup `inject('testCluster')`. */
  readonly cluster: TestClusterAddress;
  /** Default true; false: the eleven calls alone (rules/service.md#eleven-calls). */
  readonly extensions?: boolean;
  /** Default: none of the optional fields. */
  readonly offered?: Offered;
  readonly corsOrigins?: readonly string[];
  /** `host:port` of an Auth emulator with the project demo-matchpoint; with vitest's global setup: `inject('authEmulator')`. */
  readonly authEmulator?: string;
  /** Instead of `authEmulator`. Without either no sign-in works. */
  readonly identity?: Identity;
  /** Default: more than any test makes. */
  readonly signUpsPerHour?: number;
  /** Over quotas that tests do not reach. */
  readonly quotas?: Partial<Quotas>;
  /** Default: none. */
  readonly texts?: Partial<SiteTexts>;
  /** Default: 400. */
  readonly auditDays?: number;
  /** Default: false. */
  readonly verifiedOnly?: boolean;
  readonly trustedProxies?: readonly string[];
  /** Default: no limit. */
  readonly readsPerMinute?: number;
  /** A built web app to serve beside the API. */
  readonly webDir?: string;
  /** Default true; false: the web app calls a service elsewhere. */
  readonly servesApi?: boolean;
  /** Default: true. */
  readonly searchEngines?: boolean;
  /** Default: the origin that a request asks. */
  readonly publicUrl?: string;
  /** Default: none. */
  readonly contact?: string;
  /** Listens on a free port of 127.0.0.1; else `fetch` is the only way in. */
  readonly listening?: boolean;
  /** Receives every answer of a listening server. */
  readonly watching?: Watching;
  /** Over limits that tests do not reach. */
  readonly limits?: Partial<DatabaseLimits>;
  readonly answerTimeout?: number;
  /** The database of another test server, or one that the test made: two processes on one database. */
  readonly sharing?: Pick<TestServer, 'address'>;
}

export interface TestServer {
  /** Origin; answers only where the server listens. */
  readonly url: string;
  /** Calls the app in memory; relative URLs are this server's. */
  readonly fetch: typeof globalThis.fetch;
  /** Runs a statement; its values are sent beside it. */
  readonly sql: RunStatement;
  /** Connections of the test's own. */
  readonly database: Database;
  readonly address: TestClusterAddress;
  /** What its metrics watch. */
  readonly watched: WatchedParts;
  /** What was logged. */
  readonly logged: readonly object[];
  /** Adds what is given over an agency with only a name; answers the ids in the same order. */
  addAgencies(agencies: readonly Partial<Agency>[]): Promise<string[]>;
  /** Adds what is given over an athlete with only a name and a sport; answers the ids in the same order. */
  addAthletes(athletes: readonly Partial<Athlete>[]): Promise<string[]>;
  addDemo(): Promise<void>;
  /** To be called after changes made through `sql`: raises the directory's version, as writing calls do. */
  changed(): Promise<void>;
  stop(): Promise<void>;
}

export type RunStatement = <R extends QueryResultRow>(...statement: Parameters<typeof sql>) => Promise<R[]>;

/** The real server on a fresh database. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const { cluster, sharing, extensions = true, corsOrigins = [], webDir, authEmulator } = options;
  const made = sharing === undefined ? await createTestDatabase(cluster) : null;
  const address = made?.address ?? sharing?.address ?? cluster;
  const pools = openPools(address, { ...testLimits, ...options.limits });
  const database = openPool(address, testLimits);
  const migrations = await readMigrations();
  const readiness = databaseReadiness(pools.probes, migrations);
  const logged: object[] = [];
  const settings = {
    publicUrl: options.publicUrl,
    contact: options.contact ?? null,
    extensions,
    offered: options.offered ?? [],
    corsOrigins,
    trustedProxies: options.trustedProxies ?? [],
  };
  const { app, cacheUsage } = await openApplication({
    ...settings,
    pools,
    readiness,
    identity: options.identity ?? emulatedIdentity(authEmulator),
    log: recordingLog(logged),
    web:
      webDir === undefined
        ? null
        : await loadWebFiles(webDir, authEmulator === undefined ? [] : [`http://${authEmulator}`]),
    texts: { terms: null, privacy: null, ...options.texts },
    auditDays: options.auditDays ?? 400,
    verifiedOnly: options.verifiedOnly ?? false,
    servesApi: options.servesApi ?? true,
    searchEngines: options.searchEngines ?? true,
    signUpsPerHour: options.signUpsPerHour ?? 100_000,
    quotas: { agenciesPerUser: 1e5, athletesPerAgency: 1e6, rowsPerMinute: 1e7, ...options.quotas },
    readsPerMinute: options.readsPerMinute ?? 0,
    answerTimeout: options.answerTimeout ?? 20_000,
    searchTimeout: options.answerTimeout ?? 20_000,
    listTimeout: 20_000,
  });
  const { watching = null } = options;
  const complete = answerCompleter(settings, watching?.isNamed === true);
  const server =
    options.listening === true ? await listen('127.0.0.1', 0, undefined, watching, complete) : null;
  server?.open(app);
  const url = server?.url ?? 'http://matchpoint.test';

  const change = <T>(work: (queries: Queries) => Promise<T>) =>
    changeDirectory(database, async (queries) => ({ result: await work(queries), isChanged: true }));

  return {
    url,
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, url), init);
      const peer = { address: '127.0.0.1', requestId: 'of-a-test' };
      return complete(request, peer, () => app(request, peer));
    },
    sql: (...statement) => database.query(sql(...statement)),
    database,
    address,
    watched: { pools, cache: cacheUsage, readiness },
    logged,
    addAgencies: (agencies) => change((queries) => insertAgencies(queries, agencies.map(anAgency))),
    addAthletes: (athletes) => change((queries) => insertAthletes(queries, athletes.map(anAthlete))),
    addDemo: () => loadDemo(database, () => undefined),
    changed: () => change(async () => undefined),
    stop: async () => {
      await server?.close(0);
      await Promise.all([pools.end(), database.end()]);
      await made?.drop();
    },
  };
}

/** Accounts are looked up at every call. */
function emulatedIdentity(host: string | undefined): Identity | null {
  if (host === undefined) return null;
  return openIdentity({ FIREBASE_PROJECT_ID: 'demo-matchpoint', FIREBASE_AUTH_EMULATOR_HOST: host }, 0);
}

function recordingLog(logged: object[]): Log {
  const record = (facts: object, message: string) => {
    logged.push({ ...facts, message });
  };
  return { info: record, warn: record, error: record };
}
