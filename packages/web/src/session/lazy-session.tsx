import { createContext, type ReactNode, Suspense, use } from 'react';
import type { Service } from '../api/service.ts';
import { PartLoadError, reloadIfReachable } from '../ui/lazy/lazy-part.tsx';
import { ErrorBoundary } from '../ui/status/error-boundary.tsx';
import type { AppSession } from './app-session.ts';

/** The session, whose script loads after the first list. */
export interface LazySession {
  /** Starts the session at the first call; every call returns the same one. @throws {PartLoadError} */
  readonly load: () => Promise<AppSession>;
  /** Settles with the first `load`, and does not start one. */
  readonly loaded: Promise<AppSession>;
}

export function createLazySession(service: Service): LazySession {
  let settle: (session: Promise<AppSession>) => void = () => {};
  const loaded = new Promise<AppSession>((resolve) => {
    settle = resolve;
  });
  loaded.catch(() => undefined);
  let loading: Promise<AppSession> | undefined;

  async function start(): Promise<AppSession> {
    const [{ startAppSession }, { createFirebaseIdentity }] = await Promise.all([
      import('./app-session.ts'),
      import('./firebase-identity.ts'),
    ]);
    return startAppSession(service, createFirebaseIdentity());
  }

  function retry() {
    loading = undefined;
    void reloadIfReachable();
  }

  return {
    loaded,
    load() {
      loading ??= start().catch((cause: unknown) => {
        throw new PartLoadError(retry, cause);
      });
      settle(loading);
      return loading;
    },
  };
}

export const SessionContext = createContext<LazySession | null>(null);

export function useLazySession(): LazySession {
  const session = use(SessionContext);
  if (session === null) throw new Error('A page is rendered outside of its session');
  return session;
}

interface WithSessionProps {
  /** Shown until the session has started and the scripts of its parts are loaded. */
  readonly waiting?: ReactNode;
  /** Shown when one of these scripts fails to load; by default the same. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** For parts around the page that depend on who is signed in. */
export function WithSession({ waiting = null, failed = waiting, children }: WithSessionProps) {
  return (
    <ErrorBoundary fallback={() => failed}>
      <Suspense fallback={waiting}>
        <Loaded>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ children }: { children: ReactNode }) {
  use(useLazySession().loaded);
  return children;
}
