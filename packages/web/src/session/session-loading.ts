import { createContext, use } from 'react';
import type { Directory } from '../api/directory.ts';
import type { Session } from './session.ts';

/** The session and its script, which come after the script to the first list. */
export interface SessionLoading {
  /** Starts the session at its first call; everybody gets the same one. */
  readonly load: () => Promise<Session>;
  /** Settles as somebody's first `load` does; asks for nothing itself. */
  readonly loaded: Promise<Session>;
}

export function createSessionLoading(directory: Directory): SessionLoading {
  let settle: (session: Promise<Session>) => void = () => {};
  const loaded = new Promise<Session>((resolve) => {
    settle = resolve;
  });
  loaded.catch(() => undefined);
  let loading: Promise<Session> | undefined;

  async function start(): Promise<Session> {
    const { startSession } = await import('./session.ts');
    return startSession(directory);
  }

  return {
    loaded,
    load() {
      loading ??= start().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      settle(loading);
      return loading;
    },
  };
}

export const SessionContext = createContext<SessionLoading | null>(null);

export function useSessionLoading(): SessionLoading {
  const loading = use(SessionContext);
  if (loading === null) throw new Error('A page is rendered outside of its session');
  return loading;
}
