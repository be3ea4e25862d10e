import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where the journal of a file may be, the preferred path first: beside the file, or in the state folder if the file's
 * folder is read-only. Standard input is identified by its content.
 * @param fingerprint of a stream; null for a file
 */
export async function journalPaths(
  path: string,
  fingerprint: string | null,
  stateFolder: string,
): Promise<readonly string[]> {
  const inState = (name: string) => join(stateFolder, 'imports', `${name}.ndjson`);
  if (fingerprint !== null) return [inState(fingerprint.slice(0, 32))];
  const whole = await realpath(path);
  const name = createHash('sha256').update(whole).digest('hex').slice(0, 32);
  return [`${whole}.matchpoint-journal.ndjson`, inState(name)];
}
