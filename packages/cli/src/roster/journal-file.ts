import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ImportJournal, RowFate, Settlement } from '@matchpoint/core/roster/sending/import-journal';
import { type Binding, intentLine, readLine, runLine, settlementLine } from './journal-lines.ts';
import { lockFile } from './lock-file.ts';

export interface OpenedJournal extends ImportJournal {
  readonly path: string;
  /** Whether no earlier run left one. */
  readonly isNew: boolean;
  close(): Promise<void>;
}

/**
 * Opens the first of the paths that can be written, and reads what earlier runs against the same service and agency
 * left there. A file is known by its rows, so a journal never speaks of a row that has changed.
 * @throws {LockedError} while another run has it
 */
export async function openJournal(paths: readonly string[], binding: Binding): Promise<OpenedJournal> {
  const { path, unlock } = await lockFirst(paths);
  try {
    const file = await open(path, 'a+', 0o600);
    const text = await file.readFile('utf8');
    const fates = readFates(text, binding);
    /** Resolves when the lines are on the disk. */
    const append = async (lines: readonly string[]) => {
      await file.appendFile(lines.map((line) => `${line}\n`).join(''));
      await file.datasync();
    };
    if (text === '') await syncFolder(dirname(path));
    // A line that a crash cut off gets an end.
    await append([...(text === '' || text.endsWith('\n') ? [] : ['']), runLine(binding)]);
    return {
      path,
      isNew: text === '',
      fateOf: (ref) => fates.get(ref) ?? { kind: 'open' },
      async intend(rows) {
        for (const { ref, existing } of rows) fates.set(ref, { kind: 'unknown', existing });
        await append([intentLine(rows)]);
      },
      async settle(rows) {
        if (rows.length > 0) await append(rows.map(settlementLine));
        for (const row of rows) fates.set(row.ref, settledFate(row));
      },
      async close() {
        await file.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function lockFirst([path = '', ...others]: readonly string[]): Promise<{
  readonly path: string;
  readonly unlock: () => Promise<void>;
}> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unlock = await lockFile(`${path}.lock`);
    return { path, unlock };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (others.length > 0 && (code === 'EACCES' || code === 'EROFS' || code === 'EPERM'))
      return lockFirst(others);
    throw error;
  }
}

function readFates(text: string, { service, agency }: Binding): Map<string, RowFate> {
  const fates = new Map<string, RowFate>();
  let isMine = false;
  for (const line of text.split('\n').map(readLine)) {
    if (line === null) continue;
    if ('run' in line) isMine = line.run.service === service && line.run.agency === agency;
    else if (!isMine) continue;
    else if ('sending' in line)
      for (const [ref, existing = null] of line.sending) fates.set(ref, { kind: 'unknown', existing });
    else fates.set(line.ref, settledFate(line));
  }
  return fates;
}

function settledFate({ status, id }: Settlement): RowFate {
  return status === 'created' || status === 'exists' ? { kind: 'done', id } : { kind: 'open' };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
