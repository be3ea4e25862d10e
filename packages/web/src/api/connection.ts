import { ApiError } from '@matchpoint/core/wire/api-error';
import { createStore, type Store } from '../ui/state/store.ts';

/** Whether the service can be reached, judging by the last calls. */
export interface Connection {
  readonly lost: Store<boolean>;
  /** The path of the page that waits for a slow answer; null without one. */
  readonly slow: Store<string | null>;
  /** Resolves after the first call, whether it succeeded or failed. */
  readonly firstAnswer: Promise<void>;
  /** swr's loading time is over (rules/loading.md#refetch-defaults). */
  readonly slowed: () => void;
  readonly answered: () => void;
  readonly failed: (error: unknown) => void;
}

export function createConnection(): Connection {
  const lost = createStore(false);
  const slow = createStore<string | null>(null);
  let settle = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    settle = resolve;
  });

  return {
    lost,
    slow,
    firstAnswer,
    slowed: () => slow.set(location.pathname),
    answered() {
      settle();
      slow.set(null);
      lost.set(false);
    },
    failed(error) {
      settle();
      slow.set(null);
      if (error instanceof ApiError && error.kind !== 'unsent') lost.set(error.kind !== 'refused');
    },
  };
}

/** Resolves after the first call, or after these milliseconds. */
export async function firstAnswer({ firstAnswer: answer }: Connection, timeout: number): Promise<void> {
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, timeout))]);
}

/** Calls back whenever the service is reached again; returns what unsubscribes. */
export function onRecovery({ lost }: Connection, listener: () => void): () => void {
  return lost.subscribe(() => {
    if (!lost.get()) listener();
  });
}

/** The call, which reports its outcome to the connection. */
export function reporting<A extends readonly unknown[], T>(
  connection: Connection,
  call: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      const answer = await call(...args);
      connection.answered();
      return answer;
    } catch (error) {
      connection.failed(error);
      throw error;
    }
  };
}
