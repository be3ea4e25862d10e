import { isUnfinished } from '@matchpoint/core/session/session.selectors';
import type { Connection } from '../api/connection.ts';
import type { AppSession } from './app-session.ts';

/**
 * Asks again for a token or an account that could not be had: when the browser is online again, when the person looks
 * at the tab again, and when the service answers anybody again.
 */
export function refreshOnRecovery(actor: AppSession['actor'], connection: Connection): void {
  const renew = () => {
    if (isUnfinished(actor.getSnapshot())) actor.send({ type: 'refresh' });
  };
  addEventListener('online', renew);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renew();
  });
  connection.subscribe(() => {
    if (!connection.isLost()) renew();
  });
}
