import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useService } from '../api/service.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { useLazySession } from './lazy-session.ts';

/** How long the session's start waits for the page's first answer, in milliseconds. */
const timeout = 600;

/** Starts the session once the page has its data, so that no list waits for the identity provider's script. */
export function SessionStart() {
  const { connection } = useService();
  const { load } = useLazySession();

  useEffect(() => {
    const start = () => void load().catch(() => undefined);
    void connection.firstAnswer.then(start);
    const timer = setTimeout(start, timeout);
    return () => clearTimeout(timer);
  }, [connection, load]);

  return null;
}

interface WithSessionProps {
  /** Shown until the session has started. */
  readonly fallback: ReactNode;
  /** Shown when the session's script fails to load; by default the fallback. */
  readonly onFailure?: ReactNode;
  readonly children: ReactNode;
}

/** For parts around the page that depend on who is signed in. */
export function WithSession({ fallback, onFailure = fallback, children }: WithSessionProps) {
  return (
    <ErrorBoundary fallback={onFailure}>
      <Suspense fallback={fallback}>
        <Started>{children}</Started>
      </Suspense>
    </ErrorBoundary>
  );
}

function Started({ children }: { children: ReactNode }) {
  use(useLazySession().loaded);
  return children;
}
