import { createHash } from 'node:crypto';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { agencyTables } from './agencies/agency-columns.ts';
import { createInvitationsStore } from './agencies/invitations.store.ts';
import { createMembersStore } from './agencies/members.store.ts';
import { createOwnAgenciesStore } from './agencies/own-agencies.store.ts';
import { type App, type AppSettings, createApp } from './app.ts';
import { athleteTables } from './athletes/athlete-columns.ts';
import { type AthleteContract, athleteContract } from './athletes/athlete-contract.ts';
import { createOwnAthletesStore } from './athletes/own-athletes.store.ts';
import { createAuditLog } from './audit/audit.store.ts';
import { renewAfterPromotion } from './backup/declare-restored.ts';
import { readMigrations } from './database/migrate.ts';
import type { DatabasePools } from './database/pools.ts';
import type { Readiness } from './database/readiness.ts';
import { createCursors } from './directory/cursor.ts';
import { createDirectoryReader, type DirectoryReader, readDirectory } from './directory/directory-version.ts';
import type { Document, LongList } from './directory/document.ts';
import { type CacheUsage, createDocumentCache } from './directory/document-cache.ts';
import type { EntryTables } from './directory/list-statement.ts';
import { createPublicReads, type PublicReads } from './directory/public-reads.ts';
import { watchTimeline } from './directory/timeline.ts';
import { createEntityTags } from './http/entity-tag.ts';
import type { Identity } from './identity/identity.ts';
import { createKeysStore } from './keys/keys.store.ts';
import { createQuotaCheck } from './limits/quotas.ts';
import { createRateLimiter } from './limits/rate-limit.ts';
import type { Log } from './log.ts';
import type { SiteTexts } from './texts/site-texts.ts';
import { createAccountExportStore } from './users/account-export.store.ts';
import { createUsersStore } from './users/users.store.ts';
import { sitemapStores } from './web/sitemap.store.ts';
import { createWebApp, type WebApp } from './web/web-app.ts';
import type { WebFiles } from './web/web-files.ts';

export interface ApplicationOptions extends AppSettings {
  readonly pools: DatabasePools;
  readonly readiness: Readiness;
  readonly identity: Identity | null;
  readonly log: Log;
  /** Null: the API alone. */
  readonly web: WebFiles | null;
  readonly texts: SiteTexts;
  /** False: no agency is for search engines (rules/agencies.md#noindex). */
  readonly searchEngines: boolean;
  /** The optional fields that athletes have. */
  readonly offered: Offered;
  /** Days that the log of changes is kept. */
  readonly auditDays: number;
  /** False: the web app was built to call a service elsewhere. */
  readonly servesApi: boolean;
  /** Milliseconds for the work of one request. */
  readonly answerTimeout: number;
  /** Milliseconds for a narrowed or ordered list. */
  readonly searchTimeout: number;
  /** Milliseconds for sending a whole list. */
  readonly listTimeout: number;
}

/** Distinguishes this program's answers from another's on the same data: a digest of how they are written. */
function formOf(...tables: readonly EntryTables[]): string {
  const text = tables.map(({ joins, isShown }) => joins.text + isShown.text).join('');
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

export interface Application {
  readonly app: App;
  readonly cacheUsage: () => CacheUsage;
}

/** The app on a migrated database. */
export async function openApplication(options: ApplicationOptions): Promise<Application> {
  const { pools, answerTimeout, log } = options;
  const athletes = athleteTables(options.extensions, options.offered);
  const agencies = agencyTables(options.extensions);
  const form = formOf(athletes, agencies);
  const directory = await readDirectory(pools.people);
  const { cursorKey } = directory;
  const isWatched = await watchTimeline(pools.people);
  if (!isWatched) log.warn({}, 'the database does not tell its timeline: run "restored" after a fail-over');
  const reader = createDirectoryReader({
    ...directory,
    database: pools.probes,
    renew: async () => renewAfterPromotion(pools.people, await readMigrations()),
    log,
  });
  const { readVersion, epoch } = reader;
  await readVersion();
  const cache = createDocumentCache<Document | LongList>(readVersion);
  const reads = createPublicReads({
    ...options,
    cache,
    cursors: createCursors(cursorKey),
    epoch: () => `${epoch()}${form}`,
  });
  const rateLimiter = createRateLimiter(pools.people, cursorKey);
  const quotas = createQuotaCheck(options.quotas);
  const audit = createAuditLog(options.auditDays);
  const contract = athleteContract(options.offered, options.contact);
  const app = createApp(
    {
      ...options,
      web: options.web && openWeb(options.web, options, { reads, athletes, reader, contract }),
      reads,
      athletes,
      agencies,
      contract,
      users: createUsersStore(pools.people),
      readVersion,
      ownAgencies: createOwnAgenciesStore(quotas, audit, agencies),
      ownAthletes: createOwnAthletesStore(quotas, audit, athletes),
      members: createMembersStore(quotas, audit),
      invitations: createInvitationsStore(audit),
      keys: createKeysStore(audit),
      accountExport: createAccountExportStore(pools.streams, athletes, options.listTimeout),
      tags: createEntityTags(epoch),
      databaseFor: ({ signal }) => pools.people.within({ left: signal, timeout: answerTimeout }),
      rateLimiter,
    },
    options,
  );
  return { app, cacheUsage: cache.usage };
}

interface WebReads {
  readonly reads: PublicReads;
  readonly athletes: EntryTables;
  readonly reader: DirectoryReader;
  readonly contract: AthleteContract;
}

/** The web app, whose documents say what a page shows. */
function openWeb(
  files: WebFiles,
  options: ApplicationOptions,
  { reads, athletes, reader, contract }: WebReads,
): WebApp {
  const { log, servesApi, publicUrl, extensions, searchEngines } = options;
  return createWebApp(files, {
    ...reader,
    log,
    contract: servesApi ? (extensions ? contract : {}) : null,
    publicUrl,
    athlete: async (id, left) => (await reads.entry('athletes', athletes, id, left))?.json ?? null,
    // Documents ask for what an agency has chosen also while the calls have no additions.
    agency: async (id, left) =>
      (await reads.entry(extensions ? 'agencies' : 'documents', agencyTables(true), id, left))?.json ?? null,
    searchEngines,
    sitemap: sitemapStores(options, reader.readVersion),
  });
}
