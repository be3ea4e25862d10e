import { ApiError } from '@matchpoint/core/wire/api-error';

/** Whether the service can be reached, judging by the last calls. */
export interface Connection {
  readonly isLost: () => boolean;
  /** Resolves after the first call, whether it succeeded or failed. */
  readonly firstAnswer: Promise<void>;
  /** Calls back on every change; returns what unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly answered: () => void;
  readonly failed: (error: unknown) => void;
}

export function createConnection(): Connection {
  const listeners = new Set<() => void>();
  let lost = false;
  let settle = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    settle = resolve;
  });

  function setLost(next: boolean) {
    if (lost === next) return;
    lost = next;
    for (const listener of listeners) listener();
  }

  return {
    isLost: () => lost,
    firstAnswer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answered() {
      settle();
      setLost(false);
    },
    failed(error) {
      settle();
      if (error instanceof ApiError && error.kind !== 'unsent') setLost(error.kind !== 'refused');
    },
  };
}

/** Resolves after the first call, or after these milliseconds. */
export async function firstAnswer({ firstAnswer: answer }: Connection, timeout: number): Promise<void> {
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, timeout))]);
}

/** Calls back whenever the service is reached again; returns what unsubscribes. */
export function onRecovery({ subscribe, isLost }: Connection, listener: () => void): () => void {
  return subscribe(() => {
    if (!isLost()) listener();
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
