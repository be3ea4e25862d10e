import { sessionView } from '@matchpoint/core/session/session.view';
import { SWRConfig } from 'swr';
import type { Connection } from '../api/connection.ts';
import type { AppSession } from './app-session.ts';

/** Milliseconds until an account or a token that could not be read is tried again, as for lists. */
export function accountInterval(): number {
  return SWRConfig.defaultValue.errorRetryInterval;
}

/**
 * Reads the account again when lists are read again: on focus, on a new connection, and when any call reaches the service
 * again (rules.md#refetch-defaults).
 */
export function refetchAccount(actor: AppSession['actor'], connection: Connection): void {
  let readOnFocus = Date.now();
  const refresh = () => {
    if (!sessionView(actor.getSnapshot()).isBusy) actor.send({ type: 'refresh' });
  };
  const refreshOnFocus = () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() < readOnFocus + SWRConfig.defaultValue.focusThrottleInterval) return;
    readOnFocus = Date.now();
    refresh();
  };
  addEventListener('focus', refreshOnFocus);
  document.addEventListener('visibilitychange', refreshOnFocus);
  addEventListener('online', refresh);
  connection.subscribe(() => {
    if (!connection.isLost() && sessionView(actor.getSnapshot()).isIncomplete) refresh();
  });
}
