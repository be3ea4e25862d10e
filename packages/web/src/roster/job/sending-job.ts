import { agencyService } from '@matchpoint/core/changes/agency-service.actors';
import { changesView } from '@matchpoint/core/changes/changes.view';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import { noOptions } from '@matchpoint/core/roster/checking/plan-import';
import { importRosterActors } from '@matchpoint/core/roster/import-roster.actors';
import { importRosterMachine } from '@matchpoint/core/roster/import-roster.machine';
import type { ImportTypes } from '@matchpoint/core/roster/import-types';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { type ActorRefFrom, createActor } from 'xstate';
import type { ImportContext, StoredImport } from './import-store.ts';
import { browserJournal } from './undo-job.ts';

interface SendingInput extends ImportContext {
  readonly roster: CheckedRoster;
  readonly keep: (change: Partial<StoredImport>) => void;
}

/** The sending of checked rows. */
export interface Sending {
  readonly roster: CheckedRoster;
  readonly actor: ActorRefFrom<typeof importRosterMachine>;
  /** Rows without an athlete so far, with the reason. */
  readonly rejected: readonly RowOutcome[];
  readonly close: () => void;
}

const rejectedStatuses: ReadonlySet<RowOutcome['status']> = new Set(['invalid', 'unsettled', 'unsent']);

export function startSending({ roster, stored, store, client, authorize, keep }: SendingInput): Sending {
  const rejected: RowOutcome[] = [];
  const actors = importRosterActors({
    service: async () => agencyService(client, authorize, stored.agency),
    journal: () => browserJournal(store, stored),
    report(outcome) {
      if (rejectedStatuses.has(outcome.status) && outcome.problems.length > 0) rejected.push(outcome);
    },
    progress: (progress) => actor.send({ type: 'progressed', progress }),
  });
  const { check, match } = roster;
  const actor: Sending['actor'] = createActor(importRosterMachine.provide({ actors }), {
    input: {
      request: { check, match, options: { ...noOptions, hidden: stored.hidden === true } },
      canAsk: true,
    },
  });
  actor.subscribe((snapshot) => {
    const view = changesView<ImportTypes>(snapshot);
    if (view.step === 'planning') keep({ hidden: view.request.options.hidden });
    if (view.step === 'sending') {
      const { send, again, done, update } = view.plan.counts;
      keep({ rows: send + again + done + update });
    }
    if (view.step === 'ended') keep({ isEnded: view.end.counts.unsent + view.end.counts.unsettled === 0 });
  });
  actor.start();
  return { roster, actor, rejected, close: () => actor.stop() };
}
