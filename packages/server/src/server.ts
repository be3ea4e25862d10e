import { createServer } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { App } from './app.ts';
import { isErrorCode } from './error-reason.ts';
import { startingApp } from './health/starting-app.ts';
import { type OnAnswered, recordAnswer } from './http/answered.ts';
import { type ClientDeadlines, deadlineOptions, endBadRequests } from './http/client-deadlines.ts';
import { createEnding, type Ending } from './http/ending.ts';
import { problem } from './http/problem.ts';
import { StartupError } from './startup-error.ts';

export interface Listening {
  /** Origin, with the port that was taken. */
  readonly url: string;
  /** From now on `app` answers; until then every call is answered with 503. */
  open(app: App): void;
  readonly ending: Ending;
  /** Takes no further connection, and settles when every running request has its answer, or after `timeout` ms. */
  close(timeout?: number): Promise<void>;
}

/**
 * Takes the port before anything else is touched.
 * @throws {StartupError} when it is taken or may not be taken
 */
export async function listen(
  host: string,
  port: number,
  deadlines: ClientDeadlines = { request: 60_000, idle: 20_000 },
  report: OnAnswered = () => undefined,
): Promise<Listening> {
  let answer: App = startingApp();
  const server = createServer(
    deadlineOptions(deadlines),
    getRequestListener(
      (request, { incoming, outgoing }) => {
        const peer = recordAnswer(incoming, outgoing, report);
        if (dotSegment.test(incoming.url ?? '')) return problem(404, 'There is no such call.');
        const answered = () => answer(request, peer);
        return ending.held === null ? answered() : ending.held.then(answered);
      },
      { errorHandler: refuseUnreadable },
    ),
  );
  const ending = createEnding(server);
  endBadRequests(server, deadlines);
  // Longer than clients and proxies keep theirs, so that none sends on a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    open: (app) => {
      answer = app;
    },
    ending,
    close: (timeout = 10_000) => ending.close(timeout),
  };
}

/** `..` in a path, which would make another call of it than the one whose id it stands for. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

function refuseUnreadable(error: unknown): Response {
  if (error instanceof RequestError) return problem(400, `This is no valid request: ${error.message}.`);
  return problem(500, 'Something went wrong in the service.');
}

function refusal(error: unknown, host: string, port: number): unknown {
  if (isErrorCode(error, 'EADDRINUSE')) {
    return new StartupError(
      `PORT: ${host}:${port} is taken by another process; stop it, or choose another port, like PORT=${port < 65_535 ? port + 1 : 4300}.`,
    );
  }
  if (isErrorCode(error, 'EACCES')) {
    return new StartupError(
      `PORT: this user may not listen on ${host}:${port}; choose a port above 1023, like PORT=4300.`,
    );
  }
  if (isErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) {
    return new StartupError(
      `HOST: ${host} is no address of this machine; use one that is, like HOST=127.0.0.1.`,
    );
  }
  return error;
}
