import { randomUUID } from 'node:crypto';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Peer } from './client-address.ts';
import { operationName } from './operation-name.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** A request and how it was answered, without anything that names a person. */
export interface Answered {
  readonly peer: Pick<Peer, 'requestId'>;
  /** The trace id of the caller's `traceparent`, where requests are named. */
  readonly traceId: string | null;
  readonly method: string;
  readonly operation: string;
  /** 499: the client left before there was an answer. */
  readonly status: number;
  readonly seconds: number;
  /** Sent, the head included, where requests are named. */
  readonly bytes: number | null;
  readonly refusal: Refusal | null;
}

/** Receives each answer once it is sent or the client has disconnected. */
export interface Watching {
  readonly report: (answered: Answered) => void;
  /** Whether every answer names its request, for a log that does. Costs about 5 % of the cheapest answer. */
  readonly isNamed: boolean;
}

/** A failure's answer names its request always. */
export const requestIdHeader = 'X-Request-Id';

/** What is reported of a request that was refused before it could be read. */
export function unreadable(status: number): Answered {
  return {
    peer: { requestId: randomUUID() },
    traceId: null,
    method: '',
    operation: 'unknown',
    status,
    seconds: 0,
    bytes: null,
    refusal: refusalOf(status) ?? 'unreadable',
  };
}

/** Begins the record of a request. */
export function recordAnswer(
  request: HttpBindings['incoming'] | Http2Bindings['incoming'],
  answer: HttpBindings['outgoing'] | Http2Bindings['outgoing'],
  watching: Watching | null,
): Peer {
  const { socket } = request;
  const peer: Peer = { address: socket.remoteAddress ?? '', requestId: randomUUID() };
  if (watching === null) return peer;
  const { report, isNamed } = watching;
  const start = performance.now();
  const sentBefore = isNamed ? socket.bytesWritten : 0;
  answer.on('close', () => {
    const { method = '', url = '' } = request;
    const status = answer.headersSent || answer.statusCode >= 400 ? answer.statusCode : 499;
    report({
      peer,
      traceId: isNamed ? traceIdOf(request.headers['traceparent']?.toString()) : null,
      method,
      operation: operationName(method, url),
      status,
      seconds: (performance.now() - start) / 1000,
      bytes: isNamed ? socket.bytesWritten - sentBefore : null,
      refusal: peer.refusal ?? refusalOf(status),
    });
  });
  return peer;
}

/** The trace that a request belongs to, where it says so in a valid `traceparent` (W3C Trace Context); else null. */
export function traceIdOf(traceparent: string | undefined): string | null {
  if (traceparent === undefined) return null;
  const [, version, trace, rest] = form.exec(traceparent) ?? [];
  // Later versions may say more after the four parts; version ff, and an id of zeros alone, are not allowed.
  if (trace === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  return trace;
}

const form = /^([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.{0,500})?$/;
