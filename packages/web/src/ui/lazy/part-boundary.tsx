import { Component, type ReactNode } from 'react';
import { PartLoadError } from './lazy-part.tsx';

interface PartBoundaryProps {
  /** Shown instead of a part whose script failed to load; `retry` loads it again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Catches a failed script around its part; any other error goes on to the next boundary. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartLoadError)) throw error;
    return this.props.fallback(() => {
      error.retry();
      this.setState({ error: null });
    });
  }
}
