import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../status/error-boundary.tsx';
import { LoadError } from '../status/load-error.tsx';
import { PartLoadError } from './lazy-part.tsx';

interface PartBoundaryProps {
  /** Shown while the part's script loads. */
  readonly waiting?: ReactNode;
  /** Names the part where its script failed to load; without it such a part is left out. */
  readonly what?: string;
  /** Shown instead of the sentence about `what`; `retry` loads the script again. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Around a lazy part: what is shown while its script loads and after a failure. Rethrows any other error. */
export function PartBoundary({ waiting, what, failed, children }: PartBoundaryProps) {
  function fallback(error: unknown, again: () => void) {
    if (!(error instanceof PartLoadError)) throw error;
    const retry = () => {
      error.retry();
      again();
    };
    if (failed) return failed(retry);
    return what && <LoadError what={what} onRetry={retry} />;
  }
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
