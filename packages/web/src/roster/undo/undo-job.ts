import type { Client } from '@matchpoint/core/client/client';
import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import { undoImportActors } from '@matchpoint/core/roster/undo-import.actors';
import { undoImportMachine } from '@matchpoint/core/roster/undo-import.machine';
import { undoView } from '@matchpoint/core/roster/undo-import.view';
import type { Authorize } from '@matchpoint/core/session/session.actors';
import { type ActorRefFrom, createActor } from 'xstate';
import { browserJournal } from '../job/browser-journal.ts';
import type { ImportStore, StoredImport } from '../job/import-store.ts';

export interface UndoInput {
  readonly stored: StoredImport;
  readonly store: ImportStore;
  readonly client: Client;
  readonly authorize: Authorize;
}

/** Starts the undo of an import: plans it and waits for confirmation. The browser forgets an import that is fully undone. */
export function startUndo({
  stored,
  store,
  client,
  authorize,
}: UndoInput): ActorRefFrom<typeof undoImportMachine> {
  const actors = undoImportActors({
    service: async () => agencyService(client, authorize, stored.agency),
    journal: () => browserJournal(store, stored),
  });
  const actor = createActor(undoImportMachine.provide({ actors }));
  actor.subscribe((snapshot) => {
    const view = undoView(snapshot);
    if (view.step === 'undone' && view.counts.left === 0) void store.remove(stored.agency);
  });
  return actor.start();
}
