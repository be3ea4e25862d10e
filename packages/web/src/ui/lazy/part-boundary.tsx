import { Component, type ReactNode, Suspense } from 'react';
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
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { waiting, what, failed, children } = this.props;
    if (error === null) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (!(error instanceof PartLoadError)) throw error;
    const retry = () => {
      error.retry();
      this.setState({ error: null });
    };
    if (failed) return failed(retry);
    return what === undefined ? null : <LoadError what={what} onRetry={retry} />;
  }
}
