import { constants } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Journal, openJournal } from '@matchpoint/core/changes/journal';
import type { JournalRun } from '@matchpoint/core/changes/journal-entry';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import { ExitError } from '../exit-error.ts';
import { codeText, isErrorCode } from '../system-error.ts';
import { lockFile } from './lock-file.ts';

export interface OpenedJournal extends Journal {
  readonly path: string;
  /** A journal beside the file that another user may have written; it is not used. */
  readonly foreign: string | null;
  close(): Promise<void>;
}

/**
 * Opens the first path that can be written and that no other user could have written, and reads what earlier runs for the
 * same service and agency left there. Rows are identified by their content, so an entry never applies to a changed row.
 * @param created receives the path before the first line is written
 * @throws {LockedError} while another run has it
 */
export async function openJournalFile(
  paths: readonly string[],
  run: JournalRun,
  created: (path: string) => Promise<void> = async () => {},
): Promise<OpenedJournal> {
  const { path, foreign, existing, unlock } = await lockFirst(paths);
  try {
    let file = existing;
    const text = (await file?.readFile('utf8')) ?? '';
    // Ends a line that a crash cut off.
    let start = text === '' || text.endsWith('\n') ? '' : '\n';
    const add = async (entry: object) => {
      if (file === null) {
        await created(path);
        file = await open(path, 'ax', 0o600);
        await syncFolder(dirname(path));
      }
      await file.appendFile(`${start}${JSON.stringify(entry)}\n`);
      await file.datasync();
      start = '';
    };
    const append = async (entry: object) => {
      try {
        await add(entry);
      } catch (error) {
        // A part of the line may have been written.
        start = '\n';
        throw isErrorCode(error, 'ENOSPC', 'EDQUOT', 'EIO') ? noRoom(path, error) : error;
      }
    };
    return {
      path,
      foreign,
      ...openJournal({ entries: readLines(text), append }, run),
      async close() {
        await file?.close();
        await unlock();
      },
    };
  } catch (error) {
    await existing?.close();
    await unlock();
    throw error;
  }
}

/** Thrown before the rows are sent: no row is sent before its entry is stored. */
function noRoom(path: string, error: unknown): ExitError {
  return new ExitError(
    'file',
    `The import stopped: its journal ${path} cannot be written${codeText(error)}.`,
    'Make room, then run the same command again: it goes on from there, and no row is added twice.',
  );
}

export async function closed(journal: OpenedJournal | null): Promise<void> {
  await journal?.close();
}

/** The entries of a journal's text; null for a line that was cut off by a crash. */
export function* readLines(text: string): Iterable<unknown> {
  for (const [line] of text.matchAll(/.+/g)) yield parsedJson(line) ?? null;
}

interface Locked extends Pick<OpenedJournal, 'path' | 'foreign'> {
  readonly existing: FileHandle | null;
  readonly unlock: () => Promise<void>;
}

async function lockFirst([path = '', ...others]: readonly string[]): Promise<Locked> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unlock = await lockFile(`${path}.lock`);
    const existing = await openOwn(path);
    if (existing !== 'foreign') return { path, foreign: null, existing, unlock };
    await unlock();
  } catch (error) {
    // EISDIR: so Windows says that a stick (FAT, exFAT) has no links.
    const mayBeElsewhere = isErrorCode(error, 'EACCES', 'EROFS', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EISDIR');
    if (others.length > 0 && mayBeElsewhere) return lockFirst(others);
    throw error;
  }
  if (others.length > 0) return { ...(await lockFirst(others)), foreign: path };
  throw new Error(`${path} could have been written by another user. Look at it, then remove it.`);
}

/**
 * Opens a journal that only this user can write; null without one. Symbolic links are not followed.
 */
async function openOwn(path: string): Promise<FileHandle | 'foreign' | null> {
  const { O_RDWR, O_APPEND, O_NOFOLLOW } = constants;
  let file: FileHandle;
  try {
    file = await open(path, O_RDWR | O_APPEND | O_NOFOLLOW);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    if (isErrorCode(error, 'ELOOP')) return 'foreign';
    if (isErrorCode(error, 'EISDIR'))
      throw new ExitError(
        'file',
        `${path} is a folder, and the journal of the import belongs there.`,
        'Remove or rename it, then run the command again.',
      );
    throw error;
  }
  const { uid, mode } = await file.stat();
  const user = process.getuid?.();
  if (user === undefined || (uid === user && (mode & 0o022) === 0)) return file;
  await file.close();
  return 'foreign';
}

/** Makes a new file's name durable, where the system can: Windows and some file systems refuse it for folders. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path);
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!isErrorCode(error, 'EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOTSUP')) throw error;
  }
}
