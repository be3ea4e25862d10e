import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { agenciesRoutes } from './agencies/agencies.routes.ts';
import type { AgenciesStore } from './agencies/agencies.store.ts';
import { athletesRoutes } from './athletes/athletes.routes.ts';
import type { AthletesStore } from './athletes/athletes.store.ts';
import type { PublicReads } from './directory/public-reads.ts';
import { healthRoutes } from './health/health.routes.ts';
import { answerFailures, answerUnknown } from './http/failures.ts';
import type { Log } from './log.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import type { WebApp } from './web/web-app.ts';

/** What the application needs of the world. */
export interface AppPorts {
  readonly reads: PublicReads;
  readonly athletes: AthletesStore;
  readonly agencies: AgenciesStore;
  readonly isReady: () => Promise<boolean>;
  readonly log: Log;
  /** Null: the API alone. */
  readonly web: WebApp | null;
}

export interface AppSettings {
  /** Whether the calls beyond the specification's are there (decisions, "The server"). */
  readonly extensions: boolean;
  /** Exact origins whose pages may call. */
  readonly corsOrigins: readonly string[];
}

export type App = (request: Request) => Response | Promise<Response>;

/** The service and the web app as a function; nothing listens. */
export function createApp(ports: AppPorts, { extensions, corsOrigins }: AppSettings): App {
  const app = new Hono({ strict: false });
  answerFailures(app, ports.log);
  if (corsOrigins.length > 0) {
    app.use(
      '/api/*',
      cors({
        origin: [...corsOrigins],
        exposeHeaders: ['ETag', 'Link', 'X-Total-Count', 'Retry-After'],
        maxAge: 86_400,
      }),
    );
  }
  athletesRoutes(app, ports.reads, ports.athletes, extensions);
  agenciesRoutes(app, ports.reads, ports.agencies);
  if (extensions) {
    healthRoutes(app, ports.isReady);
    openApiRoutes(app);
  }
  answerUnknown(app, ports.web);
  return app.fetch;
}
