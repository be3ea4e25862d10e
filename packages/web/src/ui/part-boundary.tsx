import { Component, type ReactNode } from 'react';
import { PartMissing } from './lazy-part.tsx';

interface PartBoundaryProps {
  /** Stands for a part whose script did not come; `again` asks for it once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Holds what a missing script breaks to the place of its part; any other error goes on to the next boundary. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartMissing)) throw error;
    return this.props.fallback(() => {
      error.retry();
      this.setState({ error: null });
    });
  }
}
