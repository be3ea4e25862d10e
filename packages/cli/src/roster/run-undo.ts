import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ChangesEnd } from '@matchpoint/core/changes/changes.view';
import { sizeOf } from '@matchpoint/core/changes/difference';
import { undoActors } from '@matchpoint/core/changes/difference.actors';
import { type DifferenceTypes, differenceMachine } from '@matchpoint/core/changes/difference.machine';
import type { JournalRun } from '@matchpoint/core/changes/journal-entry';
import type { DifferencePlan } from '@matchpoint/core/changes/plan-undo';
import { createActor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import type { Run } from '../run.ts';
import { openAgency } from './agency-session.ts';
import { driveChanges } from './drive-changes.ts';
import { closed, type OpenedJournal, openJournalFile } from './journal-file.ts';
import { journalPaths } from './journal-paths.ts';
import { knownJournals, readJournal } from './known-journals.ts';
import { progressLineOf } from './progress-line.ts';

export type UndoEnd = ChangesEnd<DifferenceTypes>;

/**
 * Drives the undo of an import from a terminal.
 * @param what a file that was imported, its journal, or 'last'
 * @param confirm confirms the plan; `imported` has the file and the time of the import, where they are known
 */
export async function runUndo(
  run: Run,
  what: string,
  confirm: (plan: DifferencePlan, imported: JournalRun) => Promise<boolean>,
): Promise<UndoEnd> {
  const agency = openAgency(run);
  const line = progressLineOf(run);
  let planned = 0;
  let journal: OpenedJournal | null = null;
  const actors = undoActors({
    asks: true,
    service: agency.service,
    journal: async () => {
      const binding = agency.binding();
      journal = await openJournalFile(await journalsOf(run, what, binding), { ...binding, isUndo: true });
      if (journal.isEmpty()) throw unknownImport(run, what, binding);
      run.log.debug(`journal: ${journal.path}`);
      return journal;
    },
    progress: (outcomes, rest) => {
      const failed = outcomes.filter(({ status }) =>
        ['refused', 'unsent', 'unknown'].includes(status),
      ).length;
      line.sent({ done: outcomes.length - failed, left: planned - outcomes.length, failed, rest });
    },
  });
  const actor = createActor(differenceMachine.provide({ actors }), {
    input: { request: null, canAsk: true },
  });
  try {
    return await driveChanges<DifferenceTypes>(
      run,
      actor,
      async ({ plan }) => {
        planned = sizeOf(plan.difference);
        return confirm(plan, await importIn(journal, agency.binding()));
      },
      line.clear,
    );
  } finally {
    agency.close();
    await closed(journal);
  }
}

/** The binding with the file and the time of the import, where the journal has them. */
async function importIn(journal: OpenedJournal | null, binding: JournalRun): Promise<JournalRun> {
  const known = journal && (await readJournal(journal.path));
  return { ...known?.run, ...binding };
}

/** Where the journal of an import may be, the preferred path first. */
async function journalsOf(run: Run, what: string, binding: JournalRun): Promise<readonly string[]> {
  const { host } = run;
  const { agency, service } = binding;
  if (what !== 'last') {
    if (/\.ndjson$/.test(what) && (await knownJournals(host)).some(({ path }) => path === resolve(what)))
      return [resolve(what)];
    if (existsSync(what)) return journalPaths(what, null, stateFolder(host));
    const beside = `${resolve(what)}.matchpoint-journal.ndjson`;
    if (existsSync(beside)) return [beside];
    throw unknownImport(run, what, binding);
  }
  const last = (await knownJournals(host)).find(
    ({ run: last, undoable }) => last.service === service && last.agency === agency && undoable > 0,
  );
  if (last !== undefined) return [last.path];
  throw unknownImport(run, what, binding);
}

function unknownImport({ options }: Run, what: string, { agency, agencyName = agency }: JournalRun) {
  const into = `into ${agencyName} at ${options.apiUrl}`;
  return what === 'last'
    ? new ExitError(
        'notFound',
        `This machine knows no import ${into} that can be undone.`,
        'Name the imported file or its journal.',
      )
    : new ExitError('notFound', `This machine knows no import of ${what} ${into}.`);
}
