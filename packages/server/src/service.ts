import { setTimeout as sleep } from 'node:timers/promises';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { openApp } from './app.ts';
import { keepConsent } from './consent/keep-consent.ts';
import { type DatabaseChoice, databaseChoice, openDatabase } from './database/open-database.ts';
import type { Database } from './database/pool.ts';
import type { Readiness } from './database/readiness.ts';
import { DatabaseUnavailableError } from './database/unavailable.ts';
import { demoSignIn } from './demo/demo-account.ts';
import { loadDemo } from './demo/load-demo.ts';
import { syncCountries } from './directory/countries.ts';
import type { Environment } from './environment.ts';
import { reasonOf } from './error-reason.ts';
import { startingApp } from './health/health.routes.ts';
import { createAccessLog, standardOutput } from './http/access-log.ts';
import type { Watching } from './http/answered.ts';
import { answerCompleter } from './http/complete-answer.ts';
import { openAccounts } from './identity/accounts.ts';
import { openIdentity } from './identity/identity.ts';
import type { Log } from './log.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { type Listening, listen } from './server.ts';
import { AwayError, StartupError } from './startup-error.ts';
import { readSiteTexts, type SiteTexts } from './texts/site-texts.ts';
import { identityOfServer } from './web/page-identity.ts';
import { loadWebFiles } from './web/web-files.ts';

export interface Service {
  readonly url: string;
  /** Rejects when the service cannot go on. */
  readonly failed: Promise<never>;
  /** Lets balancers notice first (rules/server.md#endings). `hurry` cuts the drain short. */
  drain(hurry: AbortSignal): Promise<void>;
  /** Answers what is running, then takes everything down that was started. `hurry` cuts off what is running. */
  stop(hurry: AbortSignal): Promise<void>;
}

export interface ServiceOptions {
  readonly environment: Environment;
  /** Load fictional data into a database that has none, with an account where a local identity provider runs. */
  readonly demo: boolean;
  /** Aborted when the service is to stop, which may be before it has started. */
  readonly stopping: AbortSignal;
  /** Shows a line to the person who started the service. */
  readonly print: (line: string) => void;
  readonly log: Log;
}

/**
 * From the environment to a service that answers.
 * @throws {StartupError} when it cannot
 */
export async function startService({
  environment,
  demo,
  stopping,
  print,
  log,
}: ServiceOptions): Promise<Service> {
  const undo: ((hurry?: AbortSignal) => Promise<void>)[] = [];
  const stop = async (hurry?: AbortSignal) => {
    for (const step of undo.splice(0)) await step(hurry);
  };
  try {
    const texts = await readSiteTexts(environment, demo);
    const { metrics, watching } = await openWatching(environment, print);
    if (metrics !== null) undo.push(metrics.close);
    const deadlines = {
      request: environment.MATCHPOINT_REQUEST_SECONDS * 1000,
      idle: environment.MATCHPOINT_IDLE_SECONDS * 1000,
    };
    const complete = answerCompleter(settingsOf(environment), environment.MATCHPOINT_ACCESS_LOG);
    const server = await listen(environment.HOST, environment.PORT, deadlines, watching, complete);
    const { ending } = server;
    undo.push((hurry) => ending.close(environment.MATCHPOINT_ANSWER_SECONDS * 1000, hurry));
    const choice = databaseChoice(environment, print);
    const open = () => openOnDatabase({ environment, choice, demo, server, stopping, print, log, texts });
    const opened = choice.url === null ? await open() : await untilThere(open, { server, stopping, print });
    const { database, readiness, app, cacheUsage, endConsent } = opened;
    undo.push(async () => endConsent(), database.close);
    metrics?.watch({ pools: database.pools, cache: cacheUsage, readiness });
    server.open(app);
    print(`Matchpoint is ready on ${server.url}`);
    if (demo) void printDemoSignIn(environment, database.pools.people, print);
    const failed = database.ended.then(() => {
      throw new StartupError('The embedded database ended by itself; start again, all data is kept.');
    });
    failed.catch(() => undefined);
    return {
      url: server.url,
      failed,
      drain: (hurry) => ending.drain(environment.MATCHPOINT_DRAIN_SECONDS * 1000, hurry),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start extends ServiceOptions {
  readonly choice: DatabaseChoice;
  readonly server: Listening;
  readonly texts: SiteTexts;
}

/** Opens the database, and the application on it once it has every migration. */
async function openOnDatabase({ environment, choice, demo, server, stopping, print, log, texts }: Start) {
  const database = await openDatabase(choice);
  try {
    server.open(startingApp(database.readiness));
    if (!choice.migrates) await migratedElsewhere(database.readiness, stopping, print);
    const { people } = database.pools;
    await syncCountries(people);
    if (demo) await loadDemo(people, print);
    const endConsent = await keepConsent({
      database: people,
      mode: environment.MATCHPOINT_CONSENT,
      demo,
      log,
    });
    const readiness = async () => (server.ending.isEnding ? ['ending'] : database.readiness());
    const webDir = environment.MATCHPOINT_WEB_DIR;
    const application = await openApp({
      pools: database.pools,
      readiness,
      log,
      identity: openIdentity(environment),
      web:
        webDir === undefined
          ? null
          : await loadWebFiles(webDir, identityOfServer(environment), environment.VITE_API_BASE_URL),
      texts,
      ...settingsOf(environment),
    });
    return { database, readiness, endConsent, ...application };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens as soon as the database is there and can be written; the server lives meanwhile, and is not ready.
 * @throws when `stopping` is aborted first
 */
async function untilThere<T>(
  open: () => Promise<T>,
  { server, stopping, print }: Pick<Start, 'server' | 'stopping' | 'print'>,
): Promise<T> {
  const wait = waiting(stopping, print);
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof AwayError || error instanceof DatabaseUnavailableError)) throw error;
      server.open(startingApp(async () => ['database unreachable']));
      await wait(`Waiting for the database. ${error.message}`);
    }
  }
}

/** Creates the demo's account at a local identity provider, and prints how to sign in. */
async function printDemoSignIn(
  environment: Environment,
  database: Database,
  print: (line: string) => void,
): Promise<void> {
  const accounts = openAccounts(environment);
  if (accounts === null || environment.FIREBASE_AUTH_EMULATOR_HOST === undefined) return;
  try {
    const { email, password } = await demoSignIn(database, accounts);
    print(`Sign in as the demo agency with ${email} and ${password}`);
  } catch (error) {
    print(`There is no demo sign-in: the local identity provider failed (${reasonOf(error)}).`);
  }
}

/** Metrics and the access log, as the environment wants them. */
async function openWatching(environment: Environment, print: (line: string) => void) {
  const metrics = await openMetrics(environment, print);
  const accessLog = environment.MATCHPOINT_ACCESS_LOG ? createAccessLog(standardOutput()) : null;
  const watching: Watching | null = (metrics ?? accessLog) && {
    isNamed: accessLog !== null,
    report: (answered) => {
      metrics?.report(answered);
      accessLog?.(answered);
    },
  };
  return { metrics, watching };
}

/** The fields that the operator has switched on. */
function fieldsOf({ MATCHPOINT_FIELDS: fields, MATCHPOINT_CONSENT: consent }: Environment): Offered {
  switch (consent) {
    case 'off':
      return fields;
    case 'declared':
      return [...fields, 'hidden', 'agreed_on'];
    case 'hide':
    case 'family':
      return [...fields, 'hidden'];
  }
}

/** What the environment alone decides about the application. */
function settingsOf(environment: Environment) {
  return {
    auditDays: environment.MATCHPOINT_AUDIT_DAYS,
    verifiedOnly: environment.MATCHPOINT_VERIFIED_EMAIL,
    publicUrl: environment.PUBLIC_URL,
    contact: environment.MATCHPOINT_CONTACT ?? null,
    searchEngines: environment.MATCHPOINT_SEARCH_ENGINES,
    servesApi: environment.VITE_API_BASE_URL === undefined,
    extensions: environment.MATCHPOINT_EXTENSIONS,
    offered: fieldsOf(environment),
    consent: environment.MATCHPOINT_CONSENT,
    corsOrigins: environment.CORS_ORIGINS,
    trustedProxies: environment.TRUSTED_PROXIES,
    signUpsPerHour: environment.MATCHPOINT_SIGN_UPS_PER_HOUR,
    quotas: {
      agenciesPerUser: environment.MATCHPOINT_AGENCIES_PER_USER,
      athletesPerAgency: environment.MATCHPOINT_ATHLETES_PER_AGENCY,
      rowsPerMinute: environment.MATCHPOINT_ROWS_PER_MINUTE,
    },
    readsPerMinute: environment.MATCHPOINT_READS_PER_MINUTE,
    answerTimeout: environment.MATCHPOINT_ANSWER_SECONDS * 1000,
    searchTimeout: environment.MATCHPOINT_SEARCH_SECONDS * 1000,
    listTimeout: environment.MATCHPOINT_LIST_SECONDS * 1000,
  };
}

/**
 * Waits until the database has every migration, without applying any.
 * @throws when `stopping` is aborted first
 */
async function migratedElsewhere(
  readiness: Readiness,
  stopping: AbortSignal,
  print: (line: string) => void,
): Promise<void> {
  const wait = waiting(stopping, print);
  for (;;) {
    const reasons = (await readiness()).join('; ');
    if (reasons === '') return;
    await wait(`Waiting for the database: ${reasons}.`);
  }
}

/** Waits a moment between two tries, and prints each reason once. @throws when `stopping` is aborted first */
function waiting(stopping: AbortSignal, print: (line: string) => void) {
  let said = '';
  return async (why: string) => {
    if (why !== said) print(why);
    said = why;
    await sleep(500, undefined, { signal: stopping });
  };
}
