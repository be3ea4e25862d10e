import { useEffect, useEffectEvent } from 'react';
import { onRecovery } from './connection.ts';
import { useService } from './service.ts';

/** Retries a failed load as soon as any call reaches the service again; the shell asks it while it is lost. */
export function useRecovery(hasFailed: boolean, retry: () => unknown): void {
  const { connection } = useService();
  const recover = useEffectEvent(() => void retry());
  useEffect(() => (hasFailed ? onRecovery(connection, () => recover()) : undefined), [connection, hasFailed]);
}
