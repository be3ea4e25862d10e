import { appendFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openJournal } from '@matchpoint/core/roster/journal/import-journal';
import { type JournalRun, readEntries } from '@matchpoint/core/roster/journal/journal-entry';
import { stateFolder } from '../folders.ts';
import type { Host } from '../host.ts';
import type { Run } from '../run.ts';
import { isErrorCode } from './error-code.ts';
import { readLines } from './journal-file.ts';

/** A journal on this machine, and the last import in it. */
export interface KnownJournal {
  readonly path: string;
  readonly run: JournalRun;
  /** Name of the file that was imported last; null where it is unknown. */
  readonly file: string | null;
  /** Athletes that its imports created. */
  readonly created: number;
  /** Athletes created or changed by the last import that was not undone. */
  readonly undoable: number;
  /** Whether the last import has an outcome for every row. */
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
    log.debug(`${list} cannot be written, so "imports list" will not have this import: ${String(error)}`);
  }
}

/** The journals that still exist, newest first. */
export async function knownJournals(host: Pick<Host, 'env'>): Promise<readonly KnownJournal[]> {
  const list = listPath(host);
  const beside = readLines(await readFile(list, 'utf8').catch(() => ''));
  const names = await readdir(dirname(list)).catch(() => []);
  const own = names.filter((name) => name.endsWith('.ndjson')).map((name) => join(dirname(list), name));
  const paths = new Set([...own, ...beside.filter((path) => typeof path === 'string')]);
  const journals: KnownJournal[] = [];
  for (const path of paths) {
    const journal = await readJournal(path);
    if (journal !== null) journals.push(journal);
  }
  return journals.toSorted((one, other) => other.touched.getTime() - one.touched.getTime());
}

/** Null: the journal was removed. */
async function readJournal(path: string): Promise<KnownJournal | null> {
  try {
    const { mtime } = await stat(path);
    const entries = readEntries(readLines(await readFile(path, 'utf8')));
    const runs = entries.flatMap((entry) => ('run' in entry ? [entry.run] : []));
    const run = runs.at(-1);
    if (run === undefined) return null;
    const created = entries.flatMap((entry) =>
      'settled' in entry ? entry.settled.filter(([, status]) => status === 'created') : [],
    ).length;
    const last = entries.findLast((entry) => !('run' in entry || 'undone' in entry));
    const { done } = openJournal({ entries, append: async () => {} }, run);
    // An undo is a run without a file.
    const { file = null } = runs.findLast((one) => one.file !== undefined) ?? {};
    return {
      path,
      run,
      file,
      created,
      undoable: done().length,
      isEnded: last !== undefined && 'ended' in last,
      touched: mtime,
    };
  } catch (error) {
    if (isErrorCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return null;
    throw error;
  }
}
