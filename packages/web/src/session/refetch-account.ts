import type { sessionMachine } from '@matchpoint/core/session/session.machine';
import { sessionView } from '@matchpoint/core/session/session.view';
import type { ActorRefFrom } from 'xstate';
import { type Connection, onRecovery } from '../api/connection.ts';
import { onRefetch } from '../api/refetch.ts';
import { isBlocked } from '../shell/navigation-blocker.ts';

/** Reads the account again when lists are read again, and a missing one as soon as any call reaches the service again. */
export function refetchAccount(actor: ActorRefFrom<typeof sessionMachine>, connection: Connection): void {
  const refresh = () => {
    const { isBusy, isIncomplete, user } = sessionView(actor.getSnapshot());
    // With something unsaved on it, a page must not be replaced by that of another active profile.
    if (isBusy || (!isIncomplete && isBlocked())) return;
    // Only a new token says that the email was verified meanwhile, with a link that was opened elsewhere.
    actor.send({ type: user?.email_verified === false ? 'renew' : 'refresh' });
  };
  onRefetch(refresh);
  onRecovery(connection, () => {
    if (sessionView(actor.getSnapshot()).isIncomplete) refresh();
  });
}
