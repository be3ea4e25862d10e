import { ApiError } from '@matchpoint/core/api/api-error';

/** Whether the service answers, as far as the last calls tell. */
export interface Connection {
  readonly isLost: () => boolean;
  /** Settles at the first call that was answered or failed. */
  readonly firstAnswer: Promise<void>;
  /** Calls back on every change; returns the end of it. */
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

  function become(next: boolean) {
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
      become(false);
    },
    failed(error) {
      settle();
      if (error instanceof ApiError && error.kind !== 'unsent') become(error.kind !== 'refused');
    },
  };
}
