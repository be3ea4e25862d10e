import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of lines that only grows. */
export interface AppendLog {
  /**
   * Ends when the lines are on the disk; callers at the same time share one flush.
   * @param patience milliseconds that a flush may wait for the lines of others; those who have none end the wait
   */
  append(lines: readonly string[], patience?: number): Promise<void>;
  close(): Promise<void>;
}

/** Lines that are flushed without waiting for more. */
const manyLines = 500;

/** @param file opened for appending @param isNew also the folder's entry is brought to the disk */
export async function createAppendLog(file: FileHandle, path: string, isNew: boolean): Promise<AppendLog> {
  if (isNew) await syncFolder(dirname(path));
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();
  let hurry = () => {};

  const flush = async () => {
    const text = waiting.join('');
    waiting = [];
    next = null;
    await file.appendFile(text);
    await file.datasync();
  };
  const company = (patience: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      hurry = () => {
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
        next = (isUrgent ? before : company(patience).then(() => before)).then(flush);
        current = next;
        // Whoever appended hears of it.
        current.catch(() => {});
      } else if (isUrgent) hurry();
      return next;
    },
    async close() {
      hurry();
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
