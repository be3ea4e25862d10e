import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** @throws the error where it is for the next boundary. @param retry renders the children again */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** A row, a card, or a page whose own words cannot be loaded either (rules/pages.md#error-pages). */
export const brokenText = 'Something has gone wrong here. Reload the page.';

/** Shows the fallback instead of children that threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { fallback, children } = this.props;
    return error === null ? children : fallback(error, () => this.setState({ error: null }));
  }
}
