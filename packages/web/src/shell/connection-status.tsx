import { useSyncExternalStore } from 'react';
import { useService } from '../api/service.ts';
import { connectionStatusStyles } from './connection-status.static.ts';

/** Announces that requests fail, until one succeeds (rules.md#connection-status). */
export function ConnectionStatus() {
  const { connection } = useService();
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost);
  return (
    <div role="status" data-screen-only className={connectionStatusStyles.root}>
      {lost && (
        <p className={connectionStatusStyles.note}>
          <span />
          Can't reach the service, retrying
        </p>
      )}
    </div>
  );
}
