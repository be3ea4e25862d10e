import type { ImportSource } from '@matchpoint/core/roster/import-source';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import type { ExitError } from '../exit-error.ts';
import { mayOverwrite } from '../output/overwrite.ts';
import type { Run } from '../run.ts';
import type { CheckOptions } from './import-options.ts';
import { type OutcomeFile, openRejects, openReport } from './outcome-files.ts';
import { refuseSameFile } from './refuse-same-file.ts';

/** @throws {ExitError} if the report or the rejects would overwrite a file without `--force` */
export async function protectFiles(
  run: Run,
  file: string,
  { report, rejects, force = false, yes = false }: CheckOptions,
): Promise<void> {
  const written = [report, rejects].filter((path) => path !== undefined);
  await refuseSameFile(file, written, run.host);
  for (const path of written) await mayOverwrite(run, path, { force, isScript: yes });
}

/** Opens the files that receive the outcome of each row, as far as the options name them. */
export async function openOutcomes(
  { report, rejects }: Pick<CheckOptions, 'report' | 'rejects'>,
  source: ImportSource,
): Promise<OutcomeFile> {
  const files: OutcomeFile[] = [];
  if (report !== undefined) files.push(await openReport(report));
  if (rejects !== undefined) files.push(await openRejects(rejects, source));
  return {
    add: async (outcome: RowOutcome) => {
      for (const file of files) await file.add(outcome);
    },
    close: async () => {
      const problems: (ExitError | null)[] = [];
      for (const file of files) problems.push(await file.close());
      return problems.find((problem) => problem !== null) ?? null;
    },
  };
}

/** Writes all outcomes at once, to the same files. @returns why a file is incomplete; null if none is */
export async function writeOutcomes(
  options: Pick<CheckOptions, 'report' | 'rejects'>,
  source: ImportSource,
  outcomes: readonly RowOutcome[],
): Promise<ExitError | null> {
  const files = await openOutcomes(options, source);
  for (const outcome of outcomes) await files.add(outcome);
  return files.close();
}
