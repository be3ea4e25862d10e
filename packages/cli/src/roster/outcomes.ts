import type { ImportSource } from '@matchpoint/core/roster/reading/import-source';
import type { RowOutcome } from '@matchpoint/core/roster/sending/row-outcome';
import type { ImportOptions } from './import-options.ts';
import { type OutcomeFile, openRejects, openReport } from './outcome-files.ts';

/** Opens the files that receive the outcome of each row, as far as the options name them. */
export async function openOutcomes(
  { report, rejects }: Pick<ImportOptions, 'report' | 'rejects'>,
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
      for (const file of files) await file.close();
    },
  };
}

/** Writes outcomes that are all known, to the same files. */
export async function writeOutcomes(
  options: Pick<ImportOptions, 'report' | 'rejects'>,
  source: ImportSource,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const files = await openOutcomes(options, source);
  for (const outcome of outcomes) await files.add(outcome);
  await files.close();
}
