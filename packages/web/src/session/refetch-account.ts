import { sessionView } from '@matchpoint/core/session/session.view';
import type { Connection } from '../api/connection.ts';
import { onRefetch } from '../api/refetch.ts';
import type { AppSession } from './app-session.ts';

/** Reads the account again when lists are read again, and a missing one as soon as any call reaches the service again. */
export function refetchAccount(actor: AppSession['actor'], connection: Connection): void {
  const view = () => sessionView(actor.getSnapshot());
  const refresh = () => {
    if (!view().isBusy) actor.send({ type: 'refresh' });
  };
  onRefetch(refresh);
  connection.subscribe(() => {
    if (!connection.isLost() && view().isIncomplete) refresh();
  });
}
