import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import type { ImportSource } from '@matchpoint/core/roster/import-source';
import { rejectsFormat } from '@matchpoint/core/roster/journal/rejects';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { ExitError } from '../exit-error.ts';
import { dataWriter } from '../output/output.ts';
import { mayOverwrite } from '../output/output-file.ts';
import type { Run } from '../run.ts';
import { codeText } from '../system-error.ts';
import type { CheckOptions } from './import-options.ts';
import { refuseSameFile } from './refuse-same-file.ts';

export interface OutcomeFile {
  add(outcome: RowOutcome): Promise<void>;
  /** @returns why the file is incomplete; null if it is complete */
  close(): Promise<ExitError | null>;
}

export const noOutcomes: OutcomeFile = { add: async () => {}, close: async () => null };

const fields = ['row', 'status', 'id', 'field', 'message'] as const;

interface ReportLine extends Readonly<Record<(typeof fields)[number], string | number | null>> {}

/** One line for each problem of a row, or one for a row without any. */
export function reportLines({ row, status, id, problems }: RowOutcome): readonly ReportLine[] {
  const lines = problems.length === 0 ? [{ field: null, message: null }] : problems;
  return lines.map(({ field, message }) => ({ row, status, id, field, message }));
}

/** Writes the outcome of each row: `.json` as an array, `.ndjson` as lines, anything else as CSV. */
async function openReport(path: string): Promise<OutcomeFile> {
  const [, end = 'csv'] = /\.(json|ndjson|jsonl)$/i.exec(path.toLowerCase()) ?? [];
  const format = end === 'jsonl' ? 'ndjson' : end === 'json' || end === 'ndjson' ? end : 'csv';
  const writer = dataWriter(format, fields);
  const file = await openFile(path, 'report');
  return {
    add: (outcome) => file.write(writer.page(reportLines(outcome))),
    close: async () => {
      await file.write(writer.end());
      return file.close();
    },
  };
}

/** Writes the refused rows. */
async function openRejects(
  path: string,
  source: { readonly header: readonly string[]; readonly decimalComma: boolean },
): Promise<OutcomeFile> {
  const { start, line } = rejectsFormat(source);
  const file = await openFile(path, 'rejects');
  await file.write(start);
  return {
    add: async ({ status, cells }) => {
      if (status === 'invalid') await file.write(line(cells));
    },
    close: file.close,
  };
}

/** @throws {ExitError} if the report or the rejects would overwrite a file without `--force` */
export async function protectFiles(
  run: Run,
  file: string,
  { report, rejects, answers, force = false, yes = false }: CheckOptions,
): Promise<void> {
  const written = [report, rejects].filter((path) => path !== undefined);
  await refuseSameFile(file, answers === undefined ? written : [...written, answers], run.host);
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
    async add(outcome) {
      for (const file of files) await file.add(outcome);
    },
    async close() {
      const problems = await Promise.all(files.map((file) => file.close()));
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

/**
 * A file whose failures do not stop an import: the first failure is kept, and writing ends.
 * @throws {ExitError} if it cannot be opened
 */
async function openFile(path: string, what: string) {
  const stream: WriteStream = createWriteStream(path, { mode: 0o600 });
  const failure = (error: unknown) =>
    new ExitError('file', `The ${what} ${path} cannot be written${codeText(error)}.`);
  await once(stream, 'open').catch((error: unknown) => {
    throw failure(error);
  });
  let problem: ExitError | null = null;
  stream.on('error', (error) => {
    problem ??= failure(error);
  });
  return {
    write: async (text: string) => {
      if (problem !== null || stream.write(text)) return;
      await once(stream, 'drain').catch(() => {});
    },
    close: async () => {
      stream.end();
      if (!stream.closed) await once(stream, 'close').catch(() => {});
      return problem;
    },
  };
}
