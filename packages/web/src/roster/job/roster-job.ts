import {
  checkRosterMachine,
  type JudgeInput,
  type OpenInput,
} from '@matchpoint/core/roster/check-roster.machine';
import { type CheckedRoster, checkDecisions, checkView } from '@matchpoint/core/roster/check-roster.view';
import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import type { RosterReading } from '@matchpoint/core/roster/import-source';
import type { MatchKnown } from '@matchpoint/core/roster/matching/match-columns';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { createStore, type Store } from '../../ui/state/store.ts';
import type { ImportContext, ImportStore, StoredImport } from './import-store.ts';
import { readRememberedColumns, rememberColumns } from './remembered-columns.ts';
import { startRosterWorker } from './roster-worker.ts';
import { type Sending, startSending } from './sending-job.ts';
import { startUndo } from './undo-job.ts';

interface JobInput extends ImportContext {
  /** The agency's own. */
  readonly sports: readonly string[];
  /** Lets other tabs import into the agency. */
  readonly release: () => void;
}

/** One file on its way into the agency: first its check, then its sending. Outside of React, as it outlives renders. */
export interface RosterJob {
  readonly agency: string;
  readonly name: string;
  readonly check: ActorRefFrom<typeof checkRosterMachine>;
  /** Null until the rows are checked. */
  readonly sending: Store<Sending | null>;
  /** From the plan to the rows. */
  readonly goBack: () => void;
  /** Starts the undo of what was sent. */
  readonly undo: () => ReturnType<typeof startUndo>;
  /** Compares again, and sends what is left. */
  readonly goOn: () => void;
  readonly close: () => void;
}

export function openJob({ stored, store, client, authorize, sports, release }: JobInput): RosterJob {
  const { file, agency } = stored;
  const worker = startRosterWorker();
  const { kept, keep } = keeperOf(stored, store);
  const sending = createStore<Sending | null>(null);
  /** Sending began before a reload: rows that were left out then are left out again. */
  let wasReviewed = stored.rows !== null && isReadable(stored);

  const offered = client.capabilities.offered() ?? [];
  const check = createCheck(stored, { sports, offered }, worker);

  function show(next: Sending | null) {
    sending.get()?.close();
    sending.set(next);
  }
  const send = (roster: CheckedRoster) =>
    show(startSending({ roster, stored: kept(), store, client, authorize, keep }));

  check.on('decided', ({ answers }) => rememberColumns(agency, answers));
  check.subscribe((snapshot) => {
    const view = checkView(snapshot);
    keep({ decisions: checkDecisions(snapshot) });
    if (view.step === 'checked' && sending.get() === null) send(view);
    if (view.step !== 'checked' && sending.get() !== null) show(null);
    if (view.step === 'reading' && wasReviewed) {
      wasReviewed = false;
      check.send({ type: 'proceed' });
    }
  });
  check.start();

  return {
    agency,
    name: file.name,
    check,
    sending,
    goBack: () => check.send({ type: 'goBack' }),
    goOn() {
      const view = checkView(check.getSnapshot());
      if (view.step === 'checked') send(view);
    },
    undo: () => startUndo({ stored, store, client, authorize }),
    close() {
      sending.get()?.close();
      check.stop();
      worker.close();
      release();
    },
  };
}

function createCheck(
  stored: StoredImport,
  known: Required<Pick<MatchKnown, 'sports' | 'offered'>>,
  worker: ReturnType<typeof startRosterWorker>,
): RosterJob['check'] {
  const { file, agency } = stored;
  const content = new Blob([file.bytes]);
  const actors = {
    openSource: fromPromise<RosterReading, OpenInput>(({ input: { choice }, signal }) =>
      worker.read({ name: file.name, content }, choice, signal),
    ),
    judgeRows: fromPromise<readonly JudgedRow[], JudgeInput>(({ input: { source, match }, signal }) =>
      worker.judge(source, match, signal),
    ),
  };
  const remembered = readRememberedColumns(agency);
  const decisions = isReadable(stored) ? stored.decisions : [];
  const input = { decisions, ...known, remembered, canAsk: true, takesPresets: true };
  return createActor(checkRosterMachine.provide({ actors }), { input });
}

/** Earlier builds stored decisions in another form; a person then decides again. */
function isReadable({ decisions }: StoredImport): boolean {
  return Array.isArray(decisions);
}

/** Stores what changes of an import. */
function keeperOf(stored: StoredImport, store: ImportStore) {
  let kept = stored;
  const keep = (change: Partial<StoredImport>) => {
    const next = { ...kept, ...change };
    const isSame = JSON.stringify({ ...next, file: null }) === JSON.stringify({ ...kept, file: null });
    kept = next;
    // A reload then begins earlier. What was sent is in the journal, whose failure ends the import.
    if (!isSame) store.save(kept).catch(() => undefined);
  };
  return { kept: () => kept, keep };
}
