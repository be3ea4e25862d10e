import { randomUUID } from 'node:crypto';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Peer } from './client-address.ts';
import { operationName } from './operation-name.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { traceIdOf } from './trace-context.ts';

/** A request and how it was answered, without anything that names a person. */
export interface Answered {
  readonly requestId: string;
  /** Of the caller's `traceparent`. */
  readonly traceId: string | null;
  readonly method: string;
  readonly operation: string;
  /** 499: the client left before there was an answer. */
  readonly status: number;
  readonly seconds: number;
  /** Sent, the head included. */
  readonly bytes: number;
  readonly refusal: Refusal | null;
}

export type OnAnswered = (answered: Answered) => void;

/** The answer names the request, as the log does. */
export const requestIdHeader = 'X-Request-Id';

/** What is reported of a request that was refused before it could be read. */
export function unreadable(status: number): Answered {
  return {
    requestId: randomUUID(),
    traceId: null,
    method: '',
    operation: 'unknown',
    status,
    seconds: 0,
    bytes: 0,
    refusal: refusalOf(status) ?? 'unreadable',
  };
}

/** Begins the record of a request, and reports it when the answer is sent or the client has left. */
export function recordAnswer(
  request: HttpBindings['incoming'] | Http2Bindings['incoming'],
  answer: HttpBindings['outgoing'] | Http2Bindings['outgoing'],
  report: OnAnswered,
): Peer {
  const { method = '', url = '', headers, socket } = request;
  const start = performance.now();
  const sentBefore = socket.bytesWritten;
  const peer: Peer = { address: socket.remoteAddress ?? '', requestId: randomUUID() };
  answer.setHeader(requestIdHeader, peer.requestId);
  answer.once('close', () => {
    const status = answer.headersSent || answer.statusCode >= 400 ? answer.statusCode : 499;
    report({
      requestId: peer.requestId,
      traceId: traceIdOf(headers['traceparent']?.toString()),
      method,
      operation: operationName(method, url),
      status,
      seconds: (performance.now() - start) / 1000,
      bytes: socket.bytesWritten - sentBefore,
      refusal: peer.refusal ?? refusalOf(status),
    });
  });
  return peer;
}
