import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { changesView } from '@matchpoint/core/changes/changes.view';
import { undoActors } from '@matchpoint/core/changes/difference.actors';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { type Journal, openJournal } from '@matchpoint/core/changes/journal';
import { undoCounts } from '@matchpoint/core/changes/plan-undo';
import { type DifferenceActor, runDifference } from '../../changes/run-difference.ts';
import type { ImportContext, ImportStore, StoredImport } from './import-store.ts';

/** The journal of an import that this browser keeps, or of its undo. */
export async function browserJournal(
  store: ImportStore,
  { id, agency, file }: StoredImport,
  isUndo = false,
): Promise<Journal> {
  const entries = await store.entries(id);
  return openJournal(
    { entries, append: (entry) => store.append(id, entry) },
    {
      service: import.meta.env.VITE_API_BASE_URL ?? location.origin,
      agency,
      file: file.name,
      at: new Date().toISOString(),
      isUndo,
    },
  );
}

/** Starts the undo of an import: plans it and waits for confirmation. The browser forgets an import that is fully undone. */
export function startUndo(context: ImportContext): DifferenceActor {
  const { stored, store, client, authorize } = context;
  const ports = {
    asks: true,
    service: async () => agencyService(client, authorize, stored.agency),
    journal: () => browserJournal(store, stored, true),
  };
  const actor = runDifference((progress) => undoActors({ ...ports, progress }), true);
  actor.subscribe((snapshot) => {
    const view = changesView<DifferenceTypes>(snapshot);
    if (view.step !== 'ended') return;
    const { left, undecided } = undoCounts(view.plan, view.end.outcomes);
    if (left + undecided === 0) void store.remove(stored.agency);
  });
  actor.start();
  return actor;
}
