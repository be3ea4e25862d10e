import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { changesView } from '@matchpoint/core/changes/changes.view';
import { undoActors } from '@matchpoint/core/changes/difference.actors';
import type { DifferenceTypes } from '@matchpoint/core/changes/difference.machine';
import { undoCounts } from '@matchpoint/core/changes/plan-undo';
import { type DifferenceActor, runDifference } from '../../changes/run-difference.ts';
import { browserJournal } from '../job/browser-journal.ts';
import type { ImportContext } from '../job/import-store.ts';

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
