import { useEffect } from 'react';
import { useService } from './service.ts';

/** When the service answers anybody again, what failed meanwhile asks at once and not only at its own next turn. */
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
