import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of lines that only grows. */
export interface AppendLog {
  /** Ends when the lines are on the disk; callers at the same time share one flush. */
  append(lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** @param file opened for appending @param isNew also the folder's entry is brought to the disk */
export async function createAppendLog(file: FileHandle, path: string, isNew: boolean): Promise<AppendLog> {
  if (isNew) await syncFolder(dirname(path));
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let current: Promise<void> = Promise.resolve();

  const flush = async () => {
    const text = waiting.join('');
    waiting = [];
    next = null;
    await file.appendFile(text);
    await file.datasync();
  };
  return {
    append(lines) {
      if (lines.length === 0) return current;
      for (const line of lines) waiting.push(`${line}\n`);
      if (next === null) {
        next = current.then(flush);
        current = next;
        // Whoever appended hears of it.
        current.catch(() => {});
      }
      return next;
    },
    async close() {
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
