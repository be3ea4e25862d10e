import { createHash } from 'node:crypto';
import { createAgenciesStore } from './agencies/agencies.store.ts';
import { agencyAnswer } from './agencies/agency-columns.ts';
import { createOwnAgenciesStore } from './agencies/own-agencies.store.ts';
import { type App, type AppSettings, createApp } from './app.ts';
import { athleteAnswer } from './athletes/athlete-columns.ts';
import { createAthletesStore } from './athletes/athletes.store.ts';
import { distributionsStatement } from './athletes/distributions-statement.ts';
import { createOwnAthletesStore } from './athletes/own-athletes.store.ts';
import type { DatabaseAddress, Sql } from './database/connection.ts';
import { createCursors } from './directory/cursor.ts';
import { readDirectory } from './directory/directory.ts';
import { type DirectoryVersion, watchDirectoryVersion } from './directory/directory-version.ts';
import { keepDocuments } from './directory/kept-documents.ts';
import { createPublicReads } from './directory/public-reads.ts';
import { createEntityTags } from './http/entity-tag.ts';
import type { Identity } from './identity/identity.ts';
import { countAttempts } from './limits/attempts.ts';
import type { Log } from './log.ts';
import { createUsersStore } from './users/users.store.ts';
import type { WebApp } from './web/web-app.ts';

export interface Application {
  readonly app: App;
  readonly version: DirectoryVersion;
  /** Stops listening to the database; the pool stays open. */
  close(): Promise<void>;
}

export interface ApplicationOptions extends AppSettings {
  readonly sql: Sql;
  readonly address: DatabaseAddress;
  readonly isReady: () => Promise<boolean>;
  readonly identity: Identity | null;
  readonly log: Log;
  readonly web: WebApp | null;
}

/** Tells this program's answers from another's on the same data: a digest of how they are written. */
const form = createHash('sha256')
  .update([athleteAnswer, agencyAnswer, distributionsStatement].map(({ text }) => text).join())
  .digest('base64url')
  .slice(0, 6);

/** The app on a migrated database. */
export async function openApplication(options: ApplicationOptions): Promise<Application> {
  const { sql, address, log, extensions } = options;
  const { epoch, cursorKey } = await readDirectory(sql);
  const version = await watchDirectoryVersion({
    sql,
    address,
    onTrouble: (error) => log.warn({ error: String(error) }, 'changes of other processes are not heard'),
  });
  const reads = createPublicReads({
    documents: keepDocuments(version),
    cursors: createCursors(cursorKey),
    epoch: `${epoch}${form}`,
    extensions,
  });
  const app = createApp(
    {
      ...options,
      reads,
      athletes: createAthletesStore(sql),
      agencies: createAgenciesStore(sql),
      users: createUsersStore(sql),
      ownAgencies: createOwnAgenciesStore(sql),
      ownAthletes: createOwnAthletesStore(sql),
      tags: createEntityTags(epoch),
      changed: version.changed,
      attempts: countAttempts(sql, cursorKey),
    },
    options,
  );
  return { app, version, close: version.stop };
}
