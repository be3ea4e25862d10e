import { Hono } from 'hono';
import { type AgenciesPorts, agenciesRoutes } from './agencies/agencies.routes.ts';
import { agencyCalls } from './agencies/agency-calls.ts';
import { invitationsRoutes } from './agencies/invitations.routes.ts';
import type { InvitationsStore } from './agencies/invitations.store.ts';
import { membersRoutes } from './agencies/members.routes.ts';
import type { MembersStore } from './agencies/members.store.ts';
import { type OwnAgenciesPorts, ownAgenciesRoutes } from './agencies/own-agencies.routes.ts';
import { type AthletesPorts, athletesRoutes } from './athletes/athletes.routes.ts';
import {
  athleteBatchRoutes,
  type OwnAthletesPorts,
  ownAthleteRoutes,
  ownAthletesRoutes,
} from './athletes/own-athletes.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import type { Readiness } from './database/readiness.ts';
import { healthRoutes } from './health/health.routes.ts';
import { clientFinder, type Peer } from './http/client-address.ts';
import { answerFailures, answerUnknown } from './http/failures.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import type { KeysStore } from './keys/keys.store.ts';
import { createLocalRateLimiter } from './limits/local-rate-limit.ts';
import type { Quotas } from './limits/quotas.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { createReadsLimit } from './limits/reads-limit.ts';
import type { Log } from './log.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { type Operator, securityTextRoutes } from './texts/security-text.routes.ts';
import type { SiteTexts } from './texts/site-texts.ts';
import { textsRoutes } from './texts/texts.routes.ts';
import { type AccountExportPorts, accountExportRoutes } from './users/account-export.routes.ts';
import { type AccountRemovalPorts, accountRemovalRoutes } from './users/account-removal.routes.ts';
import { callerCalls, type SignedInPorts } from './users/caller-calls.ts';
import { type IdentifiedPorts, identified } from './users/identified.ts';
import { usersRoutes } from './users/users.routes.ts';
import type { UsersStore } from './users/users.store.ts';
import type { WebApp } from './web/web-app.ts';

/** What the application needs of the world. */
export interface AppPorts
  extends AthletesPorts,
    AgenciesPorts,
    OwnAgenciesPorts,
    OwnAthletesPorts,
    AccountRemovalPorts,
    AccountExportPorts,
    Pick<SignedInPorts, 'readVersion'>,
    Pick<IdentifiedPorts, 'identity' | 'databaseFor'> {
  readonly users: UsersStore;
  readonly members: MembersStore;
  readonly invitations: InvitationsStore;
  readonly keys: KeysStore;
  readonly texts: SiteTexts;
  readonly rateLimiter: RateLimiter;
  readonly readiness: Readiness;
  readonly log: Log;
  /** Null: the API alone. */
  readonly web: WebApp | null;
}

export interface AppSettings extends Operator {
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
}

export type App = (request: Request, peer: Peer) => Response | Promise<Response>;

/** Tokens of one address that were never valid, before the answer is to wait. */
const badTokensPerMinute = 60;

/** The service and the web app as a function; nothing listens. */
export function createApp(ports: AppPorts, settings: AppSettings): App {
  const { extensions, trustedProxies, signUpsPerHour, verifiedOnly } = settings;
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  answerFailures(app, ports.log);
  const findClient = clientFinder(trustedProxies);
  const limit = createReadsLimit(settings.readsPerMinute, findClient);
  athletesRoutes(app, ports, limit, extensions);
  agenciesRoutes(app, ports, limit);
  const badTokens = createLocalRateLimiter({ attempts: badTokensPerMinute, seconds: 60 });
  const byIdentified = identified({ ...ports, findClient, badTokens, takesKeys: extensions });
  const onCaller = callerCalls(app, { ...ports, verifiedOnly }, byIdentified);
  const onAgency = agencyCalls(onCaller);
  usersRoutes(app, onCaller, { ...ports, findClient, signUpsPerHour, verifiedOnly }, extensions);
  ownAgenciesRoutes(onCaller, onAgency, ports, extensions);
  ownAthletesRoutes(onAgency, ports, extensions);
  if (extensions) {
    athleteBatchRoutes(onAgency, ports);
    ownAthleteRoutes(onAgency, ports);
    membersRoutes(onAgency, ports.members);
    invitationsRoutes(onCaller, onAgency, ports.invitations);
    auditRoutes(onAgency);
    keysRoutes(onCaller, onAgency, ports.keys);
    accountRemovalRoutes(app, ports, byIdentified);
    accountExportRoutes(onCaller, ports);
    textsRoutes(app, ports.texts);
  }
  healthRoutes(app, ports.readiness);
  securityTextRoutes(app, settings);
  if (extensions) openApiRoutes(app, ports.contract);
  answerUnknown(app, ports.web, limit);
  return (request, peer) => app.fetch(request, peer);
}
