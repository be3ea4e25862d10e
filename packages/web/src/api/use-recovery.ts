import { useEffect, useEffectEvent } from 'react';
import { onRecovery } from './connection.ts';
import { useService } from './service.ts';

/**
 * Retries a failed load as soon as any call reaches the service again.
 * @param isRetried the load also retries at an interval; else the shell asks the service with a small call
 */
export function useRecovery(hasFailed: boolean, retry: () => unknown, isRetried = true): void {
  const { connection } = useService();
  const recover = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!hasFailed) return;
    const end = isRetried ? connection.retries() : () => {};
    const unsubscribe = onRecovery(connection, () => recover());
    return () => {
      end();
      unsubscribe();
    };
  }, [connection, hasFailed, isRetried]);
}
