import { useEffect } from 'react';
import { onRefetch, retryInterval } from '../api/refetch.ts';
import { useService } from '../api/service.ts';
import { useStore } from '../ui/media/store.ts';
import styles from './frame.module.css';

/** Announces that requests fail, until one succeeds, or that this page waits for a slow one (rules/loading.md#connection-status). */
export function ConnectionStatus() {
  const { connection, checkConnection } = useService();
  const lost = useStore(connection.lost);
  const slow = useStore(connection.slow) === location.pathname;

  // A small call finds out when the service is back: failed loads wait longer and longer.
  useEffect(() => {
    if (!lost) return;
    const check = () => void checkConnection();
    const timer = setInterval(check, retryInterval());
    const stop = onRefetch(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [checkConnection, lost]);

  return (
    <div role="status" data-screen-only className={styles['connectionStatus']}>
      {(lost || slow) && (
        <p className={styles['note']}>
          <span />
          <span>{lost ? "Can't reach the service, retrying" : 'The service is slow to answer'}</span>
        </p>
      )}
    </div>
  );
}
