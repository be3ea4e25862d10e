import { ClientLeftError, DatabaseUnavailableError } from '../database/unavailable.ts';
import { QuotaError } from '../limits/quotas.ts';
import type { ReadsLimit } from '../limits/reads-limit.ts';
import type { Log } from '../log.ts';
import type { WebApp } from '../web/web-app.ts';
import type { PeerApp } from './answer-call.ts';
import { requestIdHeader } from './answered.ts';
import { problem, RefusedError } from './problem.ts';

/**
 * Answers and logs what a handler throws; an outage is 503 (rules/server.md#overload). Unexpected errors are logged with the
 * request's id, which the answer names, without query, headers or body.
 */
export function answerFailures(app: PeerApp, log: Log): void {
  const logOutage = oncePerMinute((facts) => log.warn(facts, 'the database is unavailable'));
  app.onError((error, context) => {
    const peer = context.env;
    if (error instanceof RefusedError) return error.getResponse();
    if (error instanceof ClientLeftError) return problem(503, 'The client has left.');
    if (error instanceof QuotaError) {
      peer.refusal = 'quota';
      return problem(429, error.message, { 'Retry-After': String(error.retryAfter) });
    }
    const request = peer.requestId;
    const { method, path } = context.req;
    if (error instanceof DatabaseUnavailableError) {
      peer.refusal = error.isOverload ? 'overload' : 'database_unavailable';
      logOutage({ request, method, path, error: error.message });
      return problem(503, 'The service is busy or its database is away; try again in a moment.', {
        'Retry-After': '2',
        [requestIdHeader]: request,
      });
    }
    log.error({ request, method, path, error: error.stack }, 'a request failed');
    return problem(500, `Something went wrong in the service (request ${request}).`, {
      [requestIdHeader]: request,
    });
  });
}

/** Logs the first of what comes in crowds, and a minute later the next, with the number of those between. */
function oncePerMinute(log: (facts: object) => void): (facts: object) => void {
  let quietUntil = 0;
  let more = 0;
  return (facts) => {
    if (performance.now() < quietUntil) {
      more += 1;
      return;
    }
    log({ ...facts, ...(more > 0 && { more }) });
    quietUntil = performance.now() + 60_000;
    more = 0;
  };
}

/** After all routes: a known path with another method, an unknown call, and everything that is the web app's. */
export function answerUnknown(app: PeerApp, web: WebApp | null, limit: ReadsLimit): void {
  // Not as routes of their own: a request that matches two of them is answered by a slower way.
  const known = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ path, method }) => ({ method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) }));
  app.notFound((context) => {
    const { req } = context;
    const allowed = new Set(
      known.filter(({ pattern }) => pattern.test(req.path)).map(({ method }) => method),
    );
    if (allowed.size > 0) {
      const allow = [...allowed]
        .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
        .join(', ');
      return problem(405, `Only ${allow} here.`, { Allow: allow });
    }
    if (/^\/api(\/|$)/.test(req.path)) return problem(404, 'There is no such call.');
    return (
      web?.(req.raw, {
        requestId: context.env.requestId,
        read: (answer) => limit.read(context, answer),
      }) ?? problem(404, 'Not found')
    );
  });
}
