import { createServer } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { App } from './app.ts';
import { startingApp } from './health/health.routes.ts';
import { recordAnswer, unreadable, type Watching } from './http/answered.ts';
import { type ClientDeadlines, deadlineOptions, endBadRequests } from './http/client-deadlines.ts';
import type { CompleteAnswer } from './http/complete-answer.ts';
import { createEnding, type Ending } from './http/ending.ts';
import { problem } from './http/problem.ts';
import { takePort } from './http/take-port.ts';

export interface Listening {
  /** Origin, with the port that was taken. */
  readonly url: string;
  /** From now on `app` answers; until then every call is answered with 503. */
  open(app: App): void;
  readonly ending: Ending;
}

/**
 * Takes the port before anything else is touched.
 * @throws {StartupError} when it is taken or may not be taken
 */
export async function listen(
  host: string,
  port: number,
  deadlines: ClientDeadlines = { request: 60_000, idle: 20_000 },
  watching: Watching | null = null,
  complete: CompleteAnswer = (_request, _peer, answer) => answer(),
): Promise<Listening> {
  let answer: App = startingApp();
  const server = createServer(
    deadlineOptions(deadlines),
    getRequestListener(
      (request, { incoming, outgoing }) => {
        const peer = recordAnswer(incoming, outgoing, watching);
        const answered = () => answer(request, peer);
        return complete(request, peer, () => {
          if (dotSegment.test(incoming.url ?? '')) return problem(404, 'There is no such call.');
          if (namesSeveralHosts(incoming.rawHeaders)) return problem(400, 'The request names several hosts.');
          return ending.held === null ? answered() : ending.held.then(answered);
        });
      },
      {
        errorHandler: (error) => {
          if (!(error instanceof RequestError)) return problem(500, 'Something went wrong in the service.');
          watching?.report(unreadable(400));
          return problem(400, `This is not a valid request: ${error.message}.`);
        },
      },
    ),
  );
  const ending = createEnding(server);
  endBadRequests(server, deadlines, watching);
  // Longer than clients and proxies keep theirs, so that none sends on a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  const url = await takePort(server, host, port);
  return {
    url,
    open: (app) => {
      answer = app;
    },
    ending,
  };
}

/** Names and values take turns. Node keeps the first host alone; a proxy may have gone by another (RFC 9112). */
function namesSeveralHosts(headers: readonly string[]): boolean {
  const isHost = (text: string, index: number) =>
    text.length === 4 && index % 2 === 0 && text.toLowerCase() === 'host';
  return headers.filter(isHost).length > 1;
}

/** `..` in a path, which would make another call of it than the one whose id it stands for. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
