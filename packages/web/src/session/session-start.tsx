import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useService } from '../api/service.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { useLazySession } from './lazy-session.ts';

/** How long a page may take for its first answer before the session is started beside it, in milliseconds. */
const patience = 600;

/** Starts the session when the page has what it asked for, so that no list waits for the script of identity. */
export function SessionStart() {
  const { connection } = useService();
  const { load } = useLazySession();

  useEffect(() => {
    const start = () => void load().catch(() => undefined);
    void connection.firstAnswer.then(start);
    const clock = setTimeout(start, patience);
    return () => clearTimeout(clock);
  }, [connection, load]);

  return null;
}

interface WithSessionProps {
  /** Stands there until the session is started. */
  readonly fallback: ReactNode;
  /** Stands there where the session's script does not come; the fallback unless told. */
  readonly without?: ReactNode;
  readonly children: ReactNode;
}

/** What depends on who is signed in, beside the page. */
export function WithSession({ fallback, without = fallback, children }: WithSessionProps) {
  return (
    <ErrorBoundary fallback={without}>
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
