import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openJournal } from '@matchpoint/core/changes/journal';
import { type JournalRun, readEntries } from '@matchpoint/core/changes/journal-entry';
import { stateFolder } from '../folders.ts';
import type { Host } from '../host.ts';
import type { Run } from '../run.ts';
import { isErrorCode } from '../system-error.ts';
import { readLines } from './journal-file.ts';
import { lockFile } from './lock-file.ts';

/** A journal on this machine. */
export interface KnownJournal {
  readonly path: string;
  /** The service and agency of its last run, with the file and time of the last import there. */
  readonly run: JournalRun;
  /** Athletes that the last import may have created or changed, and that were not put back. */
  readonly undoable: number;
  /** Whether nothing can be resumed: every row of the last import has an outcome, or it was undone. */
  readonly isEnded: boolean;
  /** When a line was last added. */
  readonly touched: Date;
}

/** One path a line, as JSON: journals that lie beside their files. */
const listPath = (host: Pick<Host, 'env'>) => join(stateFolder(host), 'imports', 'beside-files');

/** Stores the path of a journal. An unwritable state folder does not fail the import. */
export async function rememberJournal({ host, log }: Run, path: string): Promise<void> {
  const list = listPath(host);
  if (dirname(path) === dirname(list)) return;
  try {
    await mkdir(dirname(list), { recursive: true, mode: 0o700 });
    await appendFile(list, `${JSON.stringify(path)}\n`, { mode: 0o600 });
  } catch (error) {
    log.debug(`${list} cannot be written, so "undo last" will not find this import: ${String(error)}`);
  }
}

/** The journals that still exist, newest first. */
export async function knownJournals(host: Pick<Host, 'env'>): Promise<readonly KnownJournal[]> {
  const journals = await Promise.all((await knownPaths(host)).map(readJournal));
  return journals
    .filter((journal) => journal !== null)
    .toSorted((one, other) => other.touched.getTime() - one.touched.getTime());
}

async function knownPaths(host: Pick<Host, 'env'>): Promise<readonly string[]> {
  const list = listPath(host);
  const beside = [...readLines(await readFile(list, 'utf8').catch(() => ''))];
  const names = await readdir(dirname(list)).catch(() => []);
  const own = names.filter((name) => name.endsWith('.ndjson')).map((name) => join(dirname(list), name));
  return [...new Set([...own, ...beside.filter((path) => typeof path === 'string')])];
}

/** Null: the journal was removed, or has no run. */
export async function readJournal(path: string): Promise<KnownJournal | null> {
  try {
    const { mtime } = await stat(path);
    const entries = [...readEntries(readLines(await readFile(path, 'utf8')))];
    const runs = entries.flatMap((entry) => ('run' in entry ? [entry.run] : []));
    const run = runs.at(-1);
    if (run === undefined) return null;
    // An undo is a run without a file.
    const imported = runs.findLast(
      ({ service, agency, file }) => service === run.service && agency === run.agency && file !== undefined,
    );
    const journal = openJournal({ entries, append: async () => {} }, run);
    const { athletes, unanswered } = journal.done();
    const undoable = athletes.length + unanswered.length;
    const isUndone = undoable === 0 && run.isUndo === true;
    return {
      path,
      run: { ...run, ...imported },
      undoable,
      isEnded: isUndone || journal.isEnded(),
      touched: mtime,
    };
  } catch (error) {
    if (isErrorCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EISDIR')) return null;
    throw error;
  }
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes journals of ended imports that were not used for 30 days (rules/terminal.md#kept-journals). A journal in use,
 * or one that cannot be removed, stays.
 * @param current the journal of this import
 */
export async function removeOldJournals({ host, log }: Run, current: string): Promise<void> {
  const before = Date.now() - thirtyDays;
  for (const path of await knownPaths(host)) {
    const found = await stat(path).catch(() => null);
    if (path === current || found === null || found.mtimeMs >= before) continue;
    try {
      const unlock = await lockFile(`${path}.lock`);
      try {
        const journal = await readJournal(path);
        if (!journal?.isEnded || journal.touched.getTime() >= before) continue;
        await rm(path);
        log.debug(`${path} is removed: its import ended more than 30 days ago.`);
      } finally {
        await unlock();
      }
    } catch (error) {
      log.debug(`${path} is kept: ${String(error)}`);
    }
  }
}
