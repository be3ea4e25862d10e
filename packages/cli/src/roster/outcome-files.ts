import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rejectsFormat } from '@matchpoint/core/roster/journal/rejects';
import type { RowOutcome } from '@matchpoint/core/roster/journal/row-outcome';
import { ExitError } from '../exit-error.ts';
import { dataWriter } from '../output/output.ts';
import { codeText } from './error-code.ts';

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
export async function openReport(path: string): Promise<OutcomeFile> {
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
export async function openRejects(
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
