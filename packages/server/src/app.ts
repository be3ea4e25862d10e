import { createHash } from 'node:crypto';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { ConsentMode } from '@matchpoint/core/consent/consent';
import { Hono } from 'hono';
import { agenciesRoutes } from './agencies/agencies.routes.ts';
import { agencyCalls } from './agencies/agency-calls.ts';
import { agencyTables } from './agencies/agency-list.ts';
import { invitationsRoutes } from './agencies/invitations.routes.ts';
import { createInvitationsStore } from './agencies/invitations.store.ts';
import { membersRoutes } from './agencies/members.routes.ts';
import { createMembersStore } from './agencies/members.store.ts';
import { ownAgenciesRoutes } from './agencies/own-agencies.routes.ts';
import { createOwnAgenciesStore } from './agencies/own-agencies.store.ts';
import { athleteTables } from './athletes/athlete-columns.ts';
import { type AthleteContract, athleteContract } from './athletes/athlete-contract.ts';
import { athletesRoutes } from './athletes/athletes.routes.ts';
import { ownAthletesRoutes } from './athletes/own-athletes.routes.ts';
import { createOwnAthletesStore } from './athletes/own-athletes.store.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditLog } from './audit/audit.store.ts';
import { renewAfterPromotion } from './backup/declare-restored.ts';
import { familiesRoutes } from './consent/families.routes.ts';
import { createFamiliesStore } from './consent/families.store.ts';
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
import { healthRoutes } from './health/health.routes.ts';
import { clientFinder, type Peer } from './http/client-address.ts';
import { createEntityTags } from './http/entity-tag.ts';
import { answerFailures, answerUnknown } from './http/failures.ts';
import type { Identity } from './identity/identity.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { createKeysStore } from './keys/keys.store.ts';
import { createLocalRateLimiter } from './limits/local-rate-limit.ts';
import type { Quotas } from './limits/quotas.ts';
import { createQuotaCheck } from './limits/quotas.ts';
import { createRateLimiter } from './limits/rate-limit.ts';
import { createReadsLimit } from './limits/reads-limit.ts';
import type { Log } from './log.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { type Operator, securityTextRoutes } from './texts/security-text.routes.ts';
import type { SiteTexts } from './texts/site-texts.ts';
import { textsRoutes } from './texts/texts.routes.ts';
import { accountExportRoutes } from './users/account-export.routes.ts';
import { createAccountExportStore } from './users/account-export.store.ts';
import { accountRemovalRoutes } from './users/account-removal.routes.ts';
import { callerCalls } from './users/caller-calls.ts';
import { identified } from './users/identified.ts';
import { usersRoutes } from './users/users.routes.ts';
import { userKeeper } from './users/users.store.ts';
import { sitemapStores } from './web/sitemap.store.ts';
import { createWebApp, type WebApp } from './web/web-app.ts';
import type { WebFiles } from './web/web-files.ts';

export interface AppOptions extends Operator {
  readonly pools: DatabasePools;
  readonly readiness: Readiness;
  readonly identity: Identity | null;
  readonly log: Log;
  /** Null: the API alone. */
  readonly web: WebFiles | null;
  readonly texts: SiteTexts;
  /** Whether the calls beyond the eleven are there (rules/service.md#additions). */
  readonly extensions: boolean;
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** From one address; a sixth of it for one email. */
  readonly signUpsPerHour: number;
  /** Whether only verified email addresses may change anything (rules/account.md#verified-email). */
  readonly verifiedOnly: boolean;
  readonly quotas: Quotas;
  /** From one address, by each process; 0: no limit. */
  readonly readsPerMinute: number;
  /** False: no agency is for search engines (rules/agencies.md#noindex). */
  readonly searchEngines: boolean;
  /** The optional fields that athletes have. */
  readonly offered: Offered;
  /** Whom the service asks before everybody sees an athlete. */
  readonly consent: ConsentMode;
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

export type App = (request: Request, peer: Peer) => Response | Promise<Response>;

/** Tokens of one address that were never valid, before the answer is to wait. */
const badTokensPerMinute = 60;

/** The service and the web app on a migrated database, as a function; nothing listens. */
export async function openApp(options: AppOptions): Promise<{ app: App; cacheUsage: () => CacheUsage }> {
  const { pools, extensions, trustedProxies, answerTimeout, log } = options;
  const athletes = athleteTables(extensions, options.offered, 'public', options.consent);
  const own = athleteTables(extensions, options.offered, 'agency', options.consent);
  const agencies = agencyTables(extensions);
  const contract = athleteContract(options.offered, options.contact, options.consent);
  const { reader, cursorKey } = await openReader(options);
  const cache = createDocumentCache<Document | LongList>(reader.readVersion);
  const form = formOf(athletes, agencies);
  const reads = createPublicReads({
    ...options,
    cache,
    cursors: createCursors(cursorKey),
    epoch: () => `${reader.epoch()}${form}`,
  });
  const quotas = createQuotaCheck(options.quotas);
  const audit = createAuditLog(options.auditDays);
  const accountExport = createAccountExportStore(
    pools.streams,
    own,
    options.listTimeout,
    options.consent !== 'off',
  );
  const findClient = clientFinder(trustedProxies);
  const ports = {
    ...options,
    ...{ reads, athletes, agencies, contract, findClient },
    readVersion: reader.readVersion,
    rateLimiter: createRateLimiter(pools.people, cursorKey),
    ensureUser: userKeeper(pools.people),
    ownAgencies: createOwnAgenciesStore(quotas, audit, agencies),
    ownAthletes: createOwnAthletesStore(quotas, audit, own, options.consent),
    tags: createEntityTags(reader.epoch),
    databaseFor: ({ signal }: Request) => pools.people.within({ left: signal, timeout: answerTimeout }),
    badTokens: createLocalRateLimiter({ attempts: badTokensPerMinute, seconds: 60 }),
    takesKeys: extensions,
  };

  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  answerFailures(app, log);
  const limit = createReadsLimit(options.readsPerMinute, findClient);
  athletesRoutes(app, ports, limit, extensions);
  agenciesRoutes(app, reads, agencies, limit);
  const byIdentified = identified(ports);
  const onCaller = callerCalls(app, ports, byIdentified);
  const onAgency = agencyCalls(onCaller);
  usersRoutes(app, onCaller, ports, extensions);
  ownAgenciesRoutes(onCaller, onAgency, ports.ownAgencies, extensions ? ports.tags : null);
  ownAthletesRoutes(onAgency, { ...ports, athletes: own }, extensions);
  if (extensions) {
    membersRoutes(onAgency, createMembersStore(quotas, audit));
    invitationsRoutes(onCaller, onAgency, createInvitationsStore(audit));
    auditRoutes(onAgency);
    keysRoutes(onCaller, onAgency, createKeysStore(audit));
    accountRemovalRoutes(app, ports.ensureUser, byIdentified, log);
    accountExportRoutes(onCaller, accountExport, ports.rateLimiter);
    textsRoutes(app, options.texts);
  }
  if (options.consent === 'family') {
    const families = createFamiliesStore({ quotas, audit, athletes, log });
    familiesRoutes(app, onAgency, { ...ports, families, limit });
  }
  healthRoutes(app, options.readiness);
  securityTextRoutes(app, options);
  if (extensions) openApiRoutes(app, contract);
  const web = options.web && openWeb(options.web, options, { reads, athletes, reader, contract });
  answerUnknown(app, web, limit);
  return { app: (request, peer) => app.fetch(request, peer), cacheUsage: cache.usage };
}

async function openReader({ pools, log }: Pick<AppOptions, 'pools' | 'log'>) {
  const { cursorKey, epoch } = await readDirectory(pools.people);
  const isWatched = await watchTimeline(pools.people);
  if (!isWatched) log.warn({}, 'the database does not tell its timeline: run "restored" after a fail-over');
  const reader = createDirectoryReader({
    epoch,
    database: pools.probes,
    renew: async () => renewAfterPromotion(pools.people, await readMigrations()),
    log,
  });
  await reader.readVersion();
  return { reader, cursorKey };
}

/** Distinguishes this program's answers from another's on the same data: a digest of how they are written. */
function formOf(...tables: readonly EntryTables[]): string {
  const text = tables.map(({ joins, isShown }) => joins.text + isShown.text).join('');
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
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
  options: AppOptions,
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
