import { basename } from 'node:path';
import { mostBatchRows } from '@matchpoint/core/athletes/fields/athlete-batch';
import type { ChangesEnd } from '@matchpoint/core/changes/changes.view';
import type { JournalRun } from '@matchpoint/core/changes/journal-entry';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import { importRosterActors } from '@matchpoint/core/roster/import-roster.actors';
import { importRosterMachine } from '@matchpoint/core/roster/import-roster.machine';
import type { ImportTypes } from '@matchpoint/core/roster/import-types';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { progressView } from '@matchpoint/core/roster/outcomes/progress.view';
import { createActor } from 'xstate';
import { beforeSending, ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import { canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';
import type { AgencySession } from './agency-session.ts';
import { type Asking, driveChanges } from './drive-changes.ts';
import { type ImportOptions, planOptions } from './import-options.ts';
import { closed, type OpenedJournal, openJournalFile } from './journal-file.ts';
import { journalPaths } from './journal-paths.ts';
import { rememberJournal, removeOldJournals } from './known-journals.ts';
import type { OpenedFile } from './open-file.ts';
import type { ProgressLine } from './progress-line.ts';

export type ImportEnd = ChangesEnd<ImportTypes>;
export type Confirming = Asking<ImportTypes>;

interface ImportJob {
  readonly path: string;
  readonly file: OpenedFile;
  readonly roster: CheckedRoster;
  readonly agency: AgencySession;
  readonly options: ImportOptions;
  readonly progress: ProgressLine;
  /** Confirms the plan, and again the removals. */
  readonly confirm: (question: Confirming) => Promise<boolean>;
  readonly report: (outcome: RowOutcome) => Promise<void>;
}

/** Drives the import of checked rows from a terminal. @returns how it ended */
export async function runImport(
  run: Run,
  { path, file, agency, roster, options, progress, confirm, report }: ImportJob,
): Promise<ImportEnd> {
  const isAttended = path !== '-' && canAsk(run.host) && !options.yes;
  let journal: OpenedJournal | null = null;
  const actors = importRosterActors({
    service: agency.service,
    journal: async () => {
      const { hidden } = options;
      journal = await openImportJournal(run, path, file, { ...agency.binding(), hidden });
      if (journal.isHidden() && !hidden) throw beganHidden();
      if (!options.dryRun) await removeOldJournals(run, journal.path);
      return journal;
    },
    sending: {
      ...(options.rate !== undefined && { rate: options.rate }),
      ...(options.batch !== undefined && { batchRows: Math.min(mostBatchRows, options.batch) }),
    },
    report,
    progress: (sent) => {
      const { done, failed, left } = progressView(sent);
      progress.sent({ done: done - failed, left, failed, rest: sent.rest });
    },
    ...(!isAttended && { away: progress.away }),
  });
  const actor = createActor(importRosterMachine.provide({ actors }), {
    input: {
      request: { match: roster.match, check: roster.check, options: planOptions(options) },
      canAsk: isAttended,
    },
  });
  try {
    return await driveChanges<ImportTypes>(run, actor, confirm, progress.clear);
  } catch (error) {
    throw beforeSending(error);
  } finally {
    await closed(journal);
  }
}

/** rules/import.md#hidden-rows */
const beganHidden = () =>
  new ExitError(
    'usage',
    'Nothing was sent: this import was begun with --hidden, and the rest would be listed.',
    'Add --hidden to continue, or undo the import first.',
  );

async function openImportJournal(
  run: Run,
  path: string,
  file: OpenedFile,
  binding: JournalRun,
): Promise<OpenedJournal> {
  const paths = await journalPaths(path, file.fingerprint(), stateFolder(run.host));
  const about = { file: basename(path), at: new Date().toISOString() };
  const journal = await openJournalFile(paths, { ...binding, ...about }, (journalPath) =>
    rememberJournal(run, journalPath),
  );
  if (journal.foreign !== null)
    run.log.warn(`${journal.foreign} is not used: another user may have written it.`);
  run.log.debug(`journal: ${journal.path}`);
  return journal;
}
