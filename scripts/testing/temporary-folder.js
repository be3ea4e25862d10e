import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder that is gone when the test is.
 *
 * @param {Record<string, string>} [files] path to content
 * @param {(remove: () => void) => void} [onEnd] for what lasts longer than a test
 * @returns {string}
 */
export function temporaryFolder(files = {}, onEnd = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'matchpoint '));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files path to content
 */
export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
