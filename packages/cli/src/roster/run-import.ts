import { basename } from 'node:path';
import { mostBatchRows } from '@matchpoint/core/athletes/athlete-batch';
import type { CheckedRoster } from '@matchpoint/core/roster/check-roster.view';
import { importRosterActors } from '@matchpoint/core/roster/import-roster.actors';
import { importRosterMachine } from '@matchpoint/core/roster/import-roster.machine';
import { type ImportEnd, type ImportView, importView } from '@matchpoint/core/roster/import-roster.view';
import type { RowOutcome } from '@matchpoint/core/roster/sending/row-outcome';
import { createActor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import type { Run } from '../run.ts';
import { openAgency } from './agency-session.ts';
import { type ImportOptions, planOptions } from './import-options.ts';
import { openJournalFile } from './journal-file.ts';
import { journalPaths } from './journal-paths.ts';
import { rememberJournal } from './known-journals.ts';
import type { OpenedFile } from './open-file.ts';
import type { ProgressLine } from './progress-line.ts';

export type Confirming = Extract<ImportView, { plan: unknown }> & { readonly agency: string };

export interface ImportHandlers {
  /** Whether to go on, once the plan is known; asked again before athletes are removed. */
  readonly confirm: (question: Confirming) => Promise<boolean>;
  readonly report: (outcome: RowOutcome) => Promise<void>;
}

/** Drives the import of checked rows from a terminal. @returns how it ended */
export async function runImport(
  run: Run,
  path: string,
  file: OpenedFile,
  { match, check }: CheckedRoster,
  options: ImportOptions,
  progress: ProgressLine,
  { confirm, report }: ImportHandlers,
): Promise<ImportEnd> {
  const { host, log } = run;
  const isAttended = path !== '-' && canAsk(host) && !options.yes;
  const agency = openAgency(run);
  const closers: (() => Promise<void>)[] = [async () => agency.close()];
  const actors = importRosterActors({
    service: agency.service,
    journal: async () => {
      const paths = await journalPaths(path, file.fingerprint(), stateFolder(host));
      const about = { file: basename(path), at: new Date().toISOString() };
      const journal = await openJournalFile(paths, { ...agency.binding(), ...about }, (journalPath) =>
        rememberJournal(run, journalPath),
      );
      closers.push(journal.close);
      if (journal.foreign !== null)
        log.warn(`${journal.foreign} is not used: somebody else can have written it.`);
      log.debug(`journal: ${journal.path}`);
      return journal;
    },
    sending: {
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      ...(options.rate !== undefined && { rate: options.rate }),
      ...(options.batch !== undefined && { batchRows: Math.min(mostBatchRows, options.batch) }),
    },
    report,
    progress: progress.sent,
    ...(!isAttended && { away: progress.away }),
  });
  const actor = createActor(importRosterMachine.provide({ actors }), {
    input: {
      match,
      check,
      options: planOptions(options),
      canAsk: isAttended,
    },
  });
  const stopListening = host.onInterrupt(() => {
    progress.clear();
    const isSending = importView(actor.getSnapshot()).step === 'sending';
    log.warn(isSending ? 'stopping after the pending answers; press again to stop at once' : 'stopping');
    actor.send({ type: 'cancel' });
  });
  try {
    actor.start();
    for (;;) {
      const view = importView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
      progress.clear();
      switch (view.step) {
        case 'outOfReach':
          log.warn(view.problem);
          actor.send({ type: (await askYesOrNo('Try again?')) ? 'retry' : 'cancel' });
          break;
        case 'confirming':
        case 'confirmingRemoval':
          actor.send({
            type: (await confirm({ ...view, agency: agency.agencyName() })) ? 'confirm' : 'cancel',
          });
          break;
        case 'comparing':
        case 'sending':
        case 'paused':
        case 'stopping':
          throw new Error(`The import is busy: ${view.step}`);
        default:
          return view;
      }
    }
  } catch (error) {
    // Questions are asked before anything is sent.
    const isLeft = error instanceof ExitError && error.code === 'interrupted';
    throw isLeft ? new ExitError('interrupted', 'Nothing was sent.') : error;
  } finally {
    stopListening();
    actor.stop();
    progress.clear();
    for (const close of closers) await close();
  }
}
