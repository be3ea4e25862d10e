import { type DestinationStream, pino } from 'pino';
import type { Answered } from './answered.ts';

/** Bytes that wait for a slow reader; beyond them lines are dropped. */
const mostWaiting = 8 * 1024 * 1024;

/** Milliseconds after which a line is written, if not earlier. */
const patience = 500;

/** Written beside the requests, many lines at once, and what is left at the end of the process. */
export function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192, maxLength: mostWaiting });
  setInterval(() => output.flush(), patience).unref();
  return output;
}

/** One JSON line a request, without paths, queries, addresses or anything that a person typed (rules/server.md#request-ids). */
export function createAccessLog(destination: DestinationStream): (answered: Answered) => void {
  const log = pino({ base: { pid: process.pid } }, destination);
  return ({ peer, traceId, method, operation, status, seconds, bytes, refusal }) => {
    if (status < 400 && probes.has(operation)) return;
    const facts = {
      request: peer.requestId,
      method,
      operation,
      status,
      ms: Math.round(seconds * 100_000) / 100,
      ...(bytes !== null && { bytes }),
      ...(traceId !== null && { trace: traceId }),
      ...(refusal !== null && { refusal }),
    };
    log.info(facts, 'answered');
  };
}

/** Asked every few seconds by whatever watches the server. */
const probes: ReadonlySet<string> = new Set(['health', 'readiness']);
