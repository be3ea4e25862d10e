import { useEffect } from 'react';
import { useService } from './service.ts';

/** Retries a failed load as soon as any call reaches the service again, instead of at its next interval. */
export function useRetryOnRecovery(hasFailed: boolean, retry: () => unknown): void {
  const { connection } = useService();
  useEffect(() => {
    if (!hasFailed) return;
    const end = connection.retries();
    const unsubscribe = connection.subscribe(() => {
      if (!connection.isLost()) retry();
    });
    return () => {
      end();
      unsubscribe();
    };
  }, [connection, hasFailed, retry]);
}
