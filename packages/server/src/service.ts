import { createAgenciesStore } from './agencies/agencies.store.ts';
import { createApp } from './app.ts';
import { createAthletesStore } from './athletes/athletes.store.ts';
import { openDatabase } from './database/open-database.ts';
import { loadDemo } from './demo/load-demo.ts';
import { createCursors } from './directory/cursor.ts';
import { readDirectory } from './directory/directory.ts';
import { watchDirectoryVersion } from './directory/directory-version.ts';
import { keepDocuments } from './directory/kept-documents.ts';
import { createPublicReads } from './directory/public-reads.ts';
import type { Environment } from './environment.ts';
import { originsCalledByPages, webHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import { listen } from './server.ts';
import { StartupError } from './startup-error.ts';
import { loadWebApp } from './web/web-app.ts';

export interface Service {
  readonly url: string;
  /** Rejects when the service cannot go on. */
  readonly failed: Promise<never>;
  /** Answers what is running, then takes everything down that was started. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly environment: Environment;
  /** Load fictional data into a database that has none. */
  readonly demo: boolean;
  /** Shows a line to the person who started the service. */
  readonly tell: (line: string) => void;
  readonly log: Log;
}

/**
 * From the environment to a service that answers.
 * @throws {StartupError} when it cannot
 */
export async function startService({ environment, demo, tell, log }: ServiceOptions): Promise<Service> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const server = await listen(environment.HOST, environment.PORT);
    stops.push(() => server.close());
    const database = await openDatabase({
      url: environment.DATABASE_URL ?? null,
      dataDir: environment.MATCHPOINT_DATA_DIR,
      tell,
    });
    stops.splice(0, 0, database.close);
    const { sql, address } = database;
    if (demo) await loadDemo(sql, tell);
    const version = await watchDirectoryVersion({
      sql,
      address,
      onTrouble: (error) => log.warn({ error: String(error) }, 'changes of other processes are not heard'),
    });
    stops.splice(1, 0, version.stop);
    const { epoch, cursorKey } = await readDirectory(sql);
    const extensions = environment.MATCHPOINT_EXTENSIONS;
    const webDir = environment.MATCHPOINT_WEB_DIR;
    const origins = originsCalledByPages(environment);
    const app = createApp(
      {
        reads: createPublicReads({
          documents: keepDocuments(version),
          cursors: createCursors(cursorKey),
          epoch,
          extensions,
        }),
        athletes: createAthletesStore(sql),
        agencies: createAgenciesStore(sql),
        isReady: database.isReady,
        log,
        web: webDir === undefined ? null : await loadWebApp(webDir, webHeaders(origins)),
      },
      { extensions, corsOrigins: environment.CORS_ORIGINS },
    );
    server.open(app);
    tell(`Matchpoint is ready on ${server.url}`);
    return {
      url: server.url,
      failed: database.ended.then(() => {
        throw new StartupError(
          'The embedded database ended by itself; start again, everything that was saved is kept.',
        );
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
