import { useEffect } from 'react';
import { onRecovery } from '../api/connection.ts';
import { useService } from '../api/service.ts';
import { LoadError } from '../ui/status/load-error.tsx';
import { Page } from './page.tsx';

/**
 * Shown instead of a page whose script could not be loaded, until the person tries again or, where the service cannot be
 * reached either, until it answers.
 */
export function PageLoadError({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { connection, checkConnection } = useService();
  useEffect(() => {
    void checkConnection();
    return onRecovery(connection, onRetry);
  }, [connection, checkConnection, onRetry]);
  return (
    <Page title={title}>
      <LoadError what="This page" onRetry={onRetry} />
    </Page>
  );
}
