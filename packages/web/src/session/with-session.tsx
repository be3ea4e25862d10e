import { type ReactNode, Suspense, use } from 'react';
import { ErrorBoundary } from '../ui/status/error-boundary.tsx';
import { useLazySession } from './lazy-session.ts';

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
