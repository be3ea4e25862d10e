import { hash } from 'node:crypto';
import { access, rm } from 'node:fs/promises';
import { mostBatchRows } from '@matchpoint/core/athletes/athlete-batch';
import { columnProblemText } from '@matchpoint/core/athletes/athlete-columns';
import {
  agencyService,
  type ImportAthletesPorts,
  importAthletesActors,
} from '@matchpoint/core/athletes/import-athletes.actors';
import { importAthletesMachine } from '@matchpoint/core/athletes/import-athletes.machine';
import type { RowOutcome } from '@matchpoint/core/athletes/import-outcome';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import { stateFolder } from '../folders.ts';
import { type OpenedJournal, openJournal } from '../import-journal.ts';
import { journalPaths } from '../journal/journal-paths.ts';
import { askYesOrNo, canAsk } from '../prompt.ts';
import { type OpenedRows, openRows } from '../reading/open-rows.ts';
import type { Run } from '../run.ts';
import { agencyProfile } from '../session/agency.ts';
import { type CommandSession, openSession } from '../session/command-session.ts';
import { styleOf } from '../style.ts';
import { askColumns, mapFlags } from './ask-columns.ts';
import type { ImportOptions } from './import-options.ts';
import { type OutcomeFile, openRejects, openReport, refuseSameFile } from './outcome-files.ts';
import { createProgressLine, noProgress } from './progress-line.ts';

export type ImportSnapshot = SnapshotFrom<typeof importAthletesMachine>;

/** Where `athletes validate` and `athletes import` differ. */
export interface ImportHandlers {
  /** Whether to send, once the plan is known. */
  readonly confirm: (state: ImportSnapshot, about: { readonly agency: string }) => Promise<boolean>;
  /** Receives each row once, as soon as its outcome is known. */
  readonly outcome?: (outcome: RowOutcome) => Promise<void>;
}

/** Drives the import's machine from a terminal, and closes everything afterwards. @returns its last state */
export async function runImport(
  run: Run,
  path: string,
  options: ImportOptions & { readonly checkOnly: boolean },
  { confirm, outcome }: ImportHandlers,
): Promise<ImportSnapshot> {
  const { host, log } = run;
  refuseSameFile(path, [options.report, options.rejects]);
  const isAsking = path !== '-' && canAsk(host) && !options.yes;
  const progress = run.options.quiet ? noProgress : createProgressLine(host.stderr);
  const opened: { rows?: OpenedRows; session?: CommandSession; journal?: OpenedJournal } = {};
  const files: OutcomeFile[] = [];
  const dryRunJournals: string[] = [];
  let agencyName = '';

  const isReporting = [options.report, options.rejects, outcome].some((target) => target !== undefined);
  const ports: ImportAthletesPorts = {
    digest: (text) => hash('sha256', text),
    open: async () => {
      const rows = await openRows(path, host.stdin);
      opened.rows = rows;
      progress.clear();
      log.info(`${styleOf(host.stderr).bold(rows.name)}: ${rows.form}`);
      if (options.report !== undefined) files.push(await openReport(options.report));
      if (options.rejects !== undefined) files.push(await openRejects(options.rejects, rows));
      return rows;
    },
    service: async () => {
      opened.session ??= await openSession(run);
      const { id, name } = await agencyProfile(run, opened.session);
      agencyName = name;
      return agencyService(opened.session.client, opened.session.authorize, id);
    },
    journal: async () => {
      const session = opened.session;
      if (session === undefined) throw new Error('The journal is opened after the service');
      const { id } = await agencyProfile(run, session);
      const paths = await journalPaths(path, opened.rows?.fingerprint ?? null, stateFolder(host));
      const before = await Promise.all(paths.map(isThere));
      opened.journal = await openJournal(paths, { service: run.options.apiUrl, agency: id });
      if (options.dryRun && !before[paths.indexOf(opened.journal.path)])
        dryRunJournals.push(opened.journal.path);
      log.debug(`journal: ${opened.journal.path}`);
      return opened.journal;
    },
    sending: {
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      ...(options.rate !== undefined && { rate: options.rate }),
      ...(options.batch !== undefined && { batchRows: Math.min(mostBatchRows, options.batch) }),
    },
    ...(isReporting && {
      report: async (row: RowOutcome) => {
        for (const file of files) await file.add(row);
        await outcome?.(row);
      },
    }),
    checked: progress.checked,
    progress: progress.sent,
  };

  const actor = createActor(importAthletesMachine.provide({ actors: importAthletesActors(ports) }), {
    input: {
      chosen: options.map,
      checkOnly: options.checkOnly,
      sure: options.yes === true && options.dryRun !== true,
      canAsk: isAsking,
      duplicates: options.duplicates ?? 'skip',
    },
  });
  const stopListening = host.onInterrupt(() => {
    progress.clear();
    const isSending = actor.getSnapshot().matches({ sending: 'running' });
    log.warn(isSending ? 'stopping after the pending answers; press again to stop at once' : 'stopping');
    actor.send({ type: 'cancel' });
  });
  try {
    actor.start();
    for (;;) {
      const state = await waitFor(actor, (now) => now.hasTag('asking') || now.status !== 'active');
      progress.clear();
      if (state.status !== 'active') return state;
      if (state.matches('mapping')) {
        const { source, match } = state.context;
        if (source === null || match === null) throw new Error('There is no file to map');
        const chosen = await askColumns(source, match);
        actor.send({ type: 'mapColumns', chosen });
        const after = actor.getSnapshot();
        if (after.matches('mapping'))
          throw new ExitError(
            exitCodes.invalid,
            (after.context.match?.problems ?? []).map(columnProblemText).join('\n'),
          );
        if (Object.keys(chosen).length > 0) log.info(`To skip these questions: ${mapFlags(chosen)}`);
      } else if (state.matches('outOfReach')) {
        log.warn(state.context.problem ?? '');
        actor.send({ type: (await askYesOrNo('Try again?')) ? 'retry' : 'cancel' });
      } else {
        actor.send({ type: (await confirm(state, { agency: agencyName })) ? 'confirm' : 'cancel' });
      }
    }
  } catch (error) {
    // Questions are asked before anything is sent.
    const isLeft = error instanceof ExitError && error.exitCode === exitCodes.interrupted;
    throw isLeft ? new ExitError(exitCodes.interrupted, 'Nothing was sent.') : error;
  } finally {
    stopListening();
    actor.stop();
    progress.clear();
    for (const file of files) await file.close();
    opened.session?.close();
    await opened.journal?.close();
    for (const journal of dryRunJournals) await rm(journal, { force: true });
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
