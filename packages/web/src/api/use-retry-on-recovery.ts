import { useEffect } from 'react';
import { useService } from './service.ts';

/** Retries a failed load as soon as any call reaches the service again, instead of at its next interval. */
export function useRetryOnRecovery(error: unknown, retry: () => Promise<unknown>): void {
  const { connection } = useService();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    return connection.subscribe(() => {
      if (!connection.isLost()) void retry();
    });
  }, [connection, hasFailed, retry]);
}
