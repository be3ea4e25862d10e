import { stat } from 'node:fs/promises';
import { ExitError } from '../exit-error.ts';
import { askYesOrNo, canAsk } from '../prompt/prompt.ts';
import type { Run } from '../run.ts';

/**
 * Allows overwriting a file by `--force` or by a confirmed question (rules/terminal.md#overwritten-files). An empty file, a
 * pipe and a device lose nothing.
 * @param isScript whether a flag rules out questions
 * @throws {ExitError}
 */
export async function mayOverwrite(
  { host }: Run,
  path: string,
  { force = false, isScript = false }: { readonly force?: boolean | undefined; readonly isScript?: boolean },
): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (force || found === null || !found.isFile() || found.size === 0) return;
  if (isScript || !canAsk(host))
    throw new ExitError('usage', `${path} exists already.`, '--force overwrites it.');
  if (!(await askYesOrNo(`${path} exists already. Overwrite it?`)))
    throw new ExitError('interrupted', `${path} was left as it is.`);
}
