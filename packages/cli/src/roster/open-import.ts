import { basename } from 'node:path';
import { mostBatchRows } from '@matchpoint/core/athletes/athlete-batch';
import { agencyService, type ImportRosterPorts } from '@matchpoint/core/roster/import-roster.actors';
import { readRoster } from '@matchpoint/core/roster/reading/read-roster';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';
import type { RowOutcome } from '@matchpoint/core/roster/sending/row-outcome';
import { stateFolder } from '../folders.ts';
import type { Run } from '../run.ts';
import { agencyProfile } from '../session/agency.ts';
import { type CommandSession, openSession } from '../session/command-session.ts';
import { styleOf } from '../style.ts';
import type { ImportOptions } from './import-options.ts';
import { openJournalFile } from './journal-file.ts';
import { journalPaths } from './journal-paths.ts';
import { openFile } from './open-file.ts';
import { type OutcomeFile, openRejects, openReport } from './outcome-files.ts';
import type { ProgressLine } from './progress-line.ts';

export interface OpenedImport {
  readonly ports: ImportRosterPorts;
  /** The name of the agency, once the service was asked. */
  readonly agency: () => string;
  /** Closes all that the ports opened. */
  close(): Promise<void>;
}

/**
 * The ports of an import from a terminal.
 * @param outcome receives each row once, as soon as its outcome is known
 */
export function openImport(
  run: Run,
  path: string,
  options: ImportOptions,
  progress: ProgressLine,
  outcome: ((outcome: RowOutcome) => Promise<void>) | undefined,
): OpenedImport {
  const { host, log } = run;
  const closers: (() => Promise<void>)[] = [];
  const files: OutcomeFile[] = [];
  let fingerprint: string | null = null;
  let session: CommandSession | undefined;
  let agency = { id: '', name: '' };

  const add = (file: OutcomeFile) => {
    files.push(file);
    closers.push(file.close);
  };
  const ports: ImportRosterPorts = {
    open: async () => {
      const file = await openFile(path, host.stdin);
      const reading = await readRoster(file, {});
      if ('question' in reading) throw new UnreadableError('The file can be read in several ways.');
      const rows = reading.source;
      fingerprint = file.fingerprint();
      progress.clear();
      log.info(`${styleOf(host.stderr).bold(rows.name)}: ${rows.form}`);
      if (options.report !== undefined) add(await openReport(options.report));
      if (options.rejects !== undefined) add(await openRejects(options.rejects, rows));
      return rows;
    },
    service: async () => {
      session ??= await openSession(run);
      agency = await agencyProfile(run, session);
      return agencyService(session.client, session.authorize, agency.id);
    },
    journal: async () => {
      const paths = await journalPaths(path, fingerprint, stateFolder(host));
      const binding = { service: run.options.apiUrl, agency: agency.id, agencyName: agency.name };
      const about = { file: basename(path), at: new Date().toISOString() };
      const journal = await openJournalFile(paths, { ...binding, ...about });
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
    report: async (row) => {
      for (const file of files) await file.add(row);
      await outcome?.(row);
    },
    checked: progress.checked,
    progress: progress.sent,
  };
  return {
    ports,
    agency: () => agency.name,
    close: async () => {
      session?.close();
      for (const close of closers) await close();
    },
  };
}
