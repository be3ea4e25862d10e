import { isIncomplete } from '@matchpoint/core/session/session.selectors';
import type { Connection } from '../api/connection.ts';
import type { AppSession } from './app-session.ts';

/**
 * Retries a token or an account that could not be loaded when the browser is online again, when the person returns to
 * the tab, and when any call reaches the service again.
 */
export function refreshOnRecovery(actor: AppSession['actor'], connection: Connection): void {
  const refresh = () => {
    if (isIncomplete(actor.getSnapshot())) actor.send({ type: 'refresh' });
  };
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
  connection.subscribe(() => {
    if (!connection.isLost()) refresh();
  });
}
