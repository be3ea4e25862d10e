import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/**
 * A crash at any moment leaves the old text or the new one, never a part.
 *
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}
