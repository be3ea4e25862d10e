import { agencyService } from '@matchpoint/core/roster/agency-service.actors';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import { importRosterActors, type SendingProgress } from '@matchpoint/core/roster/import-roster.actors';
import { importRosterMachine } from '@matchpoint/core/roster/import-roster.machine';
import { importView } from '@matchpoint/core/roster/import-roster.view';
import { noCounts, type RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { type ActorRefFrom, createActor } from 'xstate';
import { browserJournal } from './browser-journal.ts';
import type { ImportContext, StoredImport } from './import-store.ts';

interface SendingInput extends ImportContext {
  readonly roster: CheckedRoster;
  readonly keep: (change: Partial<StoredImport>) => void;
}

export interface SendingState {
  readonly progress: SendingProgress;
  /** Rows done since sending began, and the milliseconds that they took. */
  readonly pace: { readonly done: number; readonly took: number };
  /** Rows without an athlete, with the reason. */
  readonly rejected: readonly RowOutcome[];
}

/** The sending of checked rows. */
export interface Sending {
  readonly roster: CheckedRoster;
  readonly actor: ActorRefFrom<typeof importRosterMachine>;
  readonly state: () => SendingState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

const rejectedStatuses: ReadonlySet<RowOutcome['status']> = new Set(['invalid', 'unsettled', 'unsent']);

export function startSending({ roster, stored, store, client, authorize, keep }: SendingInput): Sending {
  const listeners = new Set<() => void>();
  const rejected: RowOutcome[] = [];
  let begun: { readonly at: number; readonly left: number } | null = null;
  let state: SendingState = {
    progress: { counts: noCounts, rest: 0 },
    pace: { done: 0, took: 0 },
    rejected,
  };

  const actors = importRosterActors({
    service: async () => agencyService(client, authorize, stored.agency),
    journal: () => browserJournal(store, stored),
    report(outcome) {
      if (rejectedStatuses.has(outcome.status) && outcome.problems.length > 0) rejected.push(outcome);
    },
    progress(progress) {
      const { unsent } = progress.counts;
      begun ??= { at: performance.now(), left: unsent };
      const pace = { done: begun.left - unsent, took: performance.now() - begun.at };
      state = { progress, pace, rejected };
      for (const listener of listeners) listener();
    },
  });
  const { check, match } = roster;
  const actor = createActor(importRosterMachine.provide({ actors }), {
    input: { check, match, canAsk: true },
  });
  actor.subscribe((snapshot) => {
    const view = importView(snapshot);
    if (view.step === 'sending') {
      const { send, again, done, update } = view.plan.counts;
      keep({ rows: send + again + done + update });
    }
    if (view.step === 'reported') keep({ isEnded: view.counts.unsent + view.counts.unsettled === 0 });
  });
  actor.start();

  return {
    roster,
    actor,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => actor.stop(),
  };
}
