import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { anAgency, anAthlete } from '@matchpoint/core/testing/builders';
import type { QueryResultRow } from 'pg';
import { insertAgencies } from '../agencies/agency-record.ts';
import { type AppOptions, openApp } from '../app.ts';
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
import { openIdentity } from '../identity/identity.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { Log } from '../log.ts';
import type { WatchedParts } from '../metrics/metrics.ts';
import { listen } from '../server.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { identityOfServer } from '../web/page-identity.ts';
import { loadWebFiles } from '../web/web-files.ts';
import { createTestDatabase, type TestClusterAddress, testLimits } from './test-cluster.ts';

/** Over what most tests want: no limit that they reach, all extensions, no optional field, no web app. */
export interface TestServerOptions
  extends Partial<Omit<AppOptions, 'pools' | 'readiness' | 'log' | 'web' | 'texts' | 'quotas'>> {
  /** From `startTestCluster`, or with vitest's global setup `inject('testCluster')`. */
  readonly cluster: TestClusterAddress;
  readonly corsOrigins?: readonly string[];
  /** `host:port` of an Auth emulator, in place of `identity`; with vitest's global setup: `inject('authEmulator')`. */
  readonly authEmulator?: string;
  /** Its project; else demo-matchpoint. */
  readonly project?: string;
  readonly quotas?: Partial<Quotas>;
  readonly texts?: Partial<SiteTexts>;
  /** A built web app to serve beside the API. */
  readonly webDir?: string;
  /** Listens on a free port of 127.0.0.1; else `fetch` is the only way in. */
  readonly listening?: boolean;
  /** Receives every answer of a listening server. */
  readonly watching?: Watching;
  readonly limits?: Partial<DatabaseLimits>;
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
  const { cluster, sharing, webDir, authEmulator, project = 'demo-matchpoint' } = options;
  const provider = { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: authEmulator };
  const made = sharing === undefined ? await createTestDatabase(cluster) : null;
  const address = made?.address ?? sharing?.address ?? cluster;
  const pools = openPools(address, { ...testLimits, ...options.limits });
  const database = openPool(address, testLimits);
  const readiness = databaseReadiness(pools.probes, await readMigrations());
  const logged: object[] = [];
  const settings = {
    publicUrl: undefined,
    contact: null,
    extensions: true,
    offered: [],
    consent: options.offered?.includes('hidden') ? ('hide' as const) : ('off' as const),
    corsOrigins: [],
    trustedProxies: [],
    auditDays: 400,
    verifiedOnly: false,
    servesApi: true,
    searchEngines: true,
    signUpsPerHour: 100_000,
    readsPerMinute: 0,
    answerTimeout: 20_000,
    searchTimeout: options.answerTimeout ?? 20_000,
    listTimeout: 20_000,
    // Accounts are looked up at every call.
    identity: authEmulator === undefined ? null : openIdentity(provider, 0),
    ...options,
  };
  const { app, cacheUsage } = await openApp({
    ...settings,
    pools,
    readiness,
    log: recordingLog(logged),
    web: webDir === undefined ? null : await loadWebFiles(webDir, identityOfServer(provider)),
    texts: { terms: null, privacy: null, ...options.texts },
    quotas: { agenciesPerUser: 1e5, athletesPerAgency: 1e6, rowsPerMinute: 1e7, ...options.quotas },
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
      await server?.ending.close(0);
      await Promise.all([pools.end(), database.end()]);
      await made?.drop();
    },
  };
}

function recordingLog(logged: object[]): Log {
  const record = (facts: object, message: string) => {
    logged.push({ ...facts, message });
  };
  return { info: record, warn: record, error: record };
}
