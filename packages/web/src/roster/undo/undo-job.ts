import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import { undoImportActors } from '@matchpoint/core/roster/undo-import.actors';
import { undoImportMachine } from '@matchpoint/core/roster/undo-import.machine';
import { undoView } from '@matchpoint/core/roster/undo-import.view';
import { type ActorRefFrom, createActor } from 'xstate';
import { browserJournal } from '../job/browser-journal.ts';
import type { ImportContext } from '../job/import-store.ts';

/** Starts the undo of an import: plans it and waits for confirmation. The browser forgets an import that is fully undone. */
export function startUndo(context: ImportContext): ActorRefFrom<typeof undoImportMachine> {
  const { stored, store, client, authorize } = context;
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
