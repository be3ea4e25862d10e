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
import { openSession, type Session } from '../session/session.ts';
import { styleOf } from '../style.ts';
import { askColumns, mapFlags } from './ask-columns.ts';
import type { ImportOptions } from './import-options.ts';
import { type OutcomeFile, openRejects, openReport, refuseSameFile } from './outcome-files.ts';
import { createProgressLine, noProgress } from './progress-line.ts';

export type ImportSnapshot = SnapshotFrom<typeof importAthletesMachine>;

/** What the faces of checking and importing say at the places where they differ. */
export interface ImportTold {
  /** The plan is there; whether to go on. */
  readonly confirm: (state: ImportSnapshot, about: { readonly agency: string }) => Promise<boolean>;
  /** Each row once, as soon as it is known what became of it. */
  readonly outcome?: (outcome: RowOutcome) => Promise<void>;
}

/** Drives the machine of the import from a terminal, and answers its last state. Everything is closed behind it. */
export async function runImport(
  run: Run,
  path: string,
  options: ImportOptions & { readonly checkOnly: boolean },
  { confirm, outcome }: ImportTold,
): Promise<ImportSnapshot> {
  const { host, talk } = run;
  refuseSameFile(path, [options.report, options.rejects]);
  const isAsking = path !== '-' && canAsk(host) && !options.yes;
  const progress = run.options.quiet ? noProgress : createProgressLine(host.stderr);
  const opened: { rows?: OpenedRows; session?: Session; journal?: OpenedJournal } = {};
  const files: OutcomeFile[] = [];
  /** Journals that a dry run has made. */
  const traceless: string[] = [];
  let agencyName = '';

  const isHeard = [options.report, options.rejects, outcome].some((ear) => ear !== undefined);
  const ports: ImportAthletesPorts = {
    digest: (text) => hash('sha256', text),
    open: async () => {
      const rows = await openRows(path, host.stdin);
      opened.rows = rows;
      progress.clear();
      talk.say(`${styleOf(host.stderr).bold(rows.name)}: ${rows.form}`);
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
      if (options.dryRun && !before[paths.indexOf(opened.journal.path)]) traceless.push(opened.journal.path);
      talk.detail(`journal: ${opened.journal.path}`);
      return opened.journal;
    },
    sending: {
      ...(options.concurrency !== undefined && { concurrency: options.concurrency }),
      ...(options.rate !== undefined && { rate: options.rate }),
      ...(options.batch !== undefined && { batchRows: Math.min(mostBatchRows, options.batch) }),
    },
    ...(isHeard && {
      report: async (told: RowOutcome) => {
        for (const file of files) await file.add(told);
        await outcome?.(told);
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
    talk.warn(isSending ? 'stopping after the answers that are due; once more stops at once' : 'stopping');
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
        if (Object.keys(chosen).length > 0) talk.say(`Without questions: ${mapFlags(chosen)}`);
      } else if (state.matches('outOfReach')) {
        talk.warn(state.context.problem ?? '');
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
    for (const journal of traceless) await rm(journal, { force: true });
    await opened.rows?.close();
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
