import { type DestinationStream, pino } from 'pino';
import type { OnAnswered } from './answered.ts';

/** Bytes that wait for a slow reader; beyond them lines are dropped. */
const mostWaiting = 8 * 1024 * 1024;

/** Written beside the requests, and at the end of the process at the latest. */
export function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxLength: mostWaiting });
}

/** One JSON line a request, without paths, queries, addresses or anything that a person typed (rules.md#request-ids). */
export function createAccessLog(destination: DestinationStream): OnAnswered {
  const log = pino({ base: { pid: process.pid } }, destination);
  return ({ requestId, traceId, method, operation, status, seconds, bytes, refusal }) => {
    if (status < 400 && probes.has(operation)) return;
    const facts = {
      request: requestId,
      method,
      operation,
      status,
      ms: Math.round(seconds * 100_000) / 100,
      bytes,
      ...(traceId !== null && { trace: traceId }),
      ...(refusal !== null && { refusal }),
    };
    log.info(facts, 'answered');
  };
}

/** Asked every few seconds by whatever watches the server. */
const probes: ReadonlySet<string> = new Set(['health', 'readiness']);
