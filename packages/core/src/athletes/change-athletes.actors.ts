import { fromPromise } from 'xstate';
import type { Clock, ImportService } from '../roster/sending/ports.ts';
import { sendWork } from '../roster/sending/send-work.ts';
import { systemClock } from '../roster/sending/sending-clock.ts';
import type { Outcome } from './plan-changes.ts';
import type { ToSend, WorkEnd } from './sent-work.ts';

export interface ChangeAthletesPorts {
  readonly service: ImportService;
  /** Receives the outcomes of each request, for the machine's `answered`. */
  readonly answered: (outcomes: readonly Outcome[]) => void;
  readonly clock?: Clock;
  /** Milliseconds without any success after which the service counts as unreachable. */
  readonly patience?: number;
}

export function changeAthletesActors(ports: ChangeAthletesPorts) {
  const { service, answered, clock = systemClock, patience = 20_000 } = ports;
  const attempted = new Set<string>();
  let stop = new AbortController();
  const send = fromPromise<WorkEnd, ToSend>(async ({ input: { work, key }, signal }) => {
    stop = new AbortController();
    const sending = { ...service, clock, stop: stop.signal, signal, answered, attempted };
    return sendWork(work, key, sending, { rate: null, patience });
  });
  return {
    sendForth: send,
    sendBack: send,
    askToStop: fromPromise(async () => {
      stop.abort();
    }),
  };
}
