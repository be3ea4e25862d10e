import { Component, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './status.module.css';

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

interface LoadAgainProps {
  /** What could not be loaded, at the beginning of a sentence. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that a part of the page could not be loaded, with a button to try again. */
export function LoadError({ what, onRetry }: LoadAgainProps) {
  return (
    <div role="alert" className={styles['loadError']}>
      <span>{`${what} could not be loaded: the service cannot be reached.`}</span>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
