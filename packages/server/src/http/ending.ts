import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { refuse } from './client-deadlines.ts';

/** How a server that people use stops being one, with an answer for each request (rules/server.md#endings). */
export interface Ending {
  /** From now on every answer asks its client to close the connection. */
  readonly isEnding: boolean;
  /** Settles when requests may be answered again; null: they may be. */
  readonly held: Promise<void> | null;
  /** Takes connections for `timeout` ms more, so that a balancer can notice; not without open connections. */
  drain(timeout: number, hurry?: AbortSignal): Promise<void>;
  /** Takes no more. Settles when what runs has its answer; after `timeout` ms, or `hurry`, that is a refusal. */
  close(timeout: number, hurry?: AbortSignal): Promise<void>;
}

/** Milliseconds without a new connection after which the port closes. */
const quiet = 100;
/** Milliseconds that answers are held for it at most. */
const longestHold = 1000;
/** Milliseconds after which a connection without a request is closed, and one that does not read its refusal. */
const silence = 1000;

export function createEnding(server: Server): Ending {
  let isEnding = false;
  let held: Promise<void> | null = null;
  const { sockets, running, accepted } = watchTraffic(server, (answer) => {
    if (isEnding) answer.setHeader('Connection', 'close');
  });

  function announce(): void {
    isEnding = true;
    for (const answer of running) if (!answer.headersSent) answer.setHeader('Connection', 'close');
  }

  /**
   * A connection that the system has taken in and this process has not would be reset with the port. So answers are held
   * until no more connections come, for clients that wait have no reason to connect, and then the port closes.
   */
  function closePort(hurry?: AbortSignal): Promise<void> {
    held = untilQuiet(accepted, hurry).then(() => {
      server.close();
      held = null;
    });
    return held;
  }

  return {
    get isEnding() {
      return isEnding;
    },
    get held() {
      return held;
    },
    drain: async (timeout, hurry) => {
      announce();
      if (sockets.size > 0) await pause(timeout, hurry);
    },
    close: async (timeout, hurry) => {
      announce();
      const closed = new Promise((resolve) => server.once('close', resolve));
      if (sockets.size > 0 && timeout > 0) await closePort(hurry);
      else server.close();
      const cut = () => server.closeAllConnections();
      if (hurry?.aborted) cut();
      hurry?.addEventListener('abort', cut);
      const timers = [
        // A connection that was busy is idle after its answer, and would stay open for more.
        setInterval(() => server.closeIdleConnections(), 20),
        setTimeout(() => closeSilent(sockets), silence),
        setTimeout(() => refuseAll(sockets, running), timeout),
        setTimeout(cut, timeout === 0 ? 0 : timeout + silence),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/**
 * The open connections of a server, its requests without a whole answer, and the number of connections so far.
 * @param started receives each answer before it is written
 */
function watchTraffic(server: Server, started: (answer: ServerResponse) => void) {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the listener that answers.
  server.prependListener('request', (_, answer: ServerResponse) => {
    running.add(answer);
    answer.once('close', () => running.delete(answer));
    started(answer);
  });
  return { sockets, running, accepted: () => accepted };
}

/** Settles when the number of connections so far stays the same for `quiet` ms, and after `longestHold` ms anyway. */
async function untilQuiet(accepted: () => number, hurry?: AbortSignal): Promise<void> {
  const latest = performance.now() + longestHold;
  for (let known = -1; known < accepted() && performance.now() < latest && !hurry?.aborted; ) {
    known = accepted();
    await pause(quiet, hurry);
    // After those that came meanwhile were taken.
    await nextTurn();
  }
}

/** Refuses requests without an answer, and cuts all other connections. */
function refuseAll(sockets: Iterable<Socket>, running: Iterable<ServerResponse>): void {
  const unanswered = new Set(
    [...running].filter(({ headersSent }) => !headersSent).map(({ socket }) => socket),
  );
  for (const socket of sockets) {
    if (unanswered.has(socket)) refuse(socket, 503, 'The server is ending; try again in a moment.');
    else socket.destroy();
  }
}

function closeSilent(sockets: Iterable<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

/** Settles early when `hurry` is aborted. */
async function pause(milliseconds: number, hurry?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { ...(hurry !== undefined && { signal: hurry }) }).catch(
    () => undefined,
  );
}
