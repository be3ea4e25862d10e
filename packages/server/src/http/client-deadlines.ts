import { type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isErrorCode } from '../error-reason.ts';
import { unreadable, type Watching } from './answered.ts';
import { privateJson } from './private-answer.ts';

/** Milliseconds that a client may take. */
export interface ClientDeadlines {
  /** From a request's first byte to its last. */
  readonly request: number;
  /** For a request's header, and between two pieces of a body that is sent or of an answer that is read. */
  readonly idle: number;
}

export function deadlineOptions({ request, idle }: ClientDeadlines): ServerOptions {
  return {
    requestTimeout: request,
    headersTimeout: Math.min(idle, request),
    connectionsCheckingInterval: Math.min(idle, request, 1000),
    // A request without a Host gets its 400 from the app, in the form of every error.
    requireHostHeader: false,
  };
}

/**
 * Ends requests that are too slow or no HTTP: with an error in the usual form where none of the answer was sent, else
 * by closing the connection.
 */
export function endBadRequests(server: Server, { idle }: ClientDeadlines, watching: Watching | null): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  /** Nothing was asked, or a part of the answer is on its way. */
  const isClosedSilently = (socket: Duplex) => {
    const answer = answers.get(socket);
    if (answer === undefined) return socket instanceof Socket && socket.bytesRead === 0;
    return answer.headersSent && !answer.writableFinished;
  };
  server.on('request', (_, answer) => {
    if (answer.socket !== null) answers.set(answer.socket, answer);
  });

  // Node would refuse other expectations than `100-continue` without a body; they may as well be ignored (RFC 9110).
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));

  server.on('clientError', (error, socket) => {
    if (!socket.writable || isClosedSilently(socket)) socket.destroy();
    else end(socket, reasonFor(error));
  });

  server.timeout = idle;
  server.on('timeout', (socket) => {
    const answer = answers.get(socket);
    if (isClosedSilently(socket) || answer?.writableFinished) socket.destroy();
    else if (answer?.req.complete !== true) end(socket, tooSlow);
  });

  /** A request that has begun is reported when its connection closes; of any other nothing is known. */
  function end(socket: Duplex, [status, detail]: Refusal): void {
    const answer = answers.get(socket);
    if (answer !== undefined && !answer.writableFinished) answer.statusCode = status;
    else watching?.report(unreadable(status));
    refuse(socket, status, detail);
  }
}

type Refusal = readonly [status: number, detail: string];

const tooSlow: Refusal = [408, 'The request did not arrive in time.'];

function reasonFor(error: Error): Refusal {
  if (isErrorCode(error, 'ERR_HTTP_REQUEST_TIMEOUT')) return tooSlow;
  if (isErrorCode(error, 'HPE_HEADER_OVERFLOW')) return [431, 'The header is larger than 16 KB.'];
  if (isErrorCode(error, 'HPE_CHUNK_EXTENSIONS_OVERFLOW'))
    return [413, 'The chunk extensions are too large.'];
  return [400, 'This is not an HTTP request.'];
}

/** Answers in the usual form on the bare connection, and closes it. */
export function refuse(socket: Duplex, status: number, detail: string): void {
  const body = JSON.stringify({ detail });
  const headers = { ...privateJson, Connection: 'close', 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () =>
    socket.destroy(),
  );
}
