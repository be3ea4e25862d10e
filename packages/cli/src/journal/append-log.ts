import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of lines that only grows. */
export interface AppendLog {
  /**
   * Resolves when the lines are on the disk; concurrent callers share one flush.
   * @param patience milliseconds to wait for more lines; a caller without patience ends the wait
   */
  append(lines: readonly string[], patience?: number): Promise<void>;
  close(): Promise<void>;
}

/** This many lines are flushed without waiting for more. */
const manyLines = 500;

/** @param file opened for appending @param isNew flushes the folder, too */
export async function createAppendLog(file: FileHandle, path: string, isNew: boolean): Promise<AppendLog> {
  if (isNew) await syncFolder(dirname(path));
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();
  let flushNow = () => {};

  const flush = async () => {
    const text = waiting.join('');
    waiting = [];
    next = null;
    await file.appendFile(text);
    await file.datasync();
  };
  const moreLines = (patience: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      flushNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    append(lines, patience = 0) {
      if (lines.length === 0) return current;
      for (const line of lines) waiting.push(`${line}\n`);
      const isUrgent = patience === 0 || waiting.length >= manyLines;
      if (next === null) {
        const before = current;
        next = (isUrgent ? before : moreLines(patience).then(() => before)).then(flush);
        current = next;
        // The callers of `append` handle the failure.
        current.catch(() => {});
      } else if (isUrgent) flushNow();
      return next;
    },
    async close() {
      flushNow();
      await current.catch(() => {});
      await file.close();
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
