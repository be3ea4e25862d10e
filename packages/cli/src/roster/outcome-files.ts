import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { csvLine } from '@matchpoint/core/display/csv';
import { rejectsFormat } from '@matchpoint/core/roster/sending/rejects';
import type { RowOutcome } from '@matchpoint/core/roster/sending/row-outcome';
import { ExitError } from '../exit-error.ts';

export interface OutcomeFile {
  add(outcome: RowOutcome): Promise<void>;
  close(): Promise<void>;
}

const fields = ['row', 'status', 'id', 'field', 'message'] as const;

interface ReportLine extends Readonly<Record<(typeof fields)[number], string | number | null>> {}

/** One line for each problem of a row, or one for a row without any. */
export function reportLines({ row, status, id, problems }: RowOutcome): readonly ReportLine[] {
  const lines = problems.length === 0 ? [{ field: null, message: null }] : problems;
  return lines.map(({ field, message }) => ({ row, status, id, field, message }));
}

/** Writes the outcome of each row: `.json` as an array, `.ndjson` as lines, anything else as CSV. */
export async function openReport(path: string): Promise<OutcomeFile> {
  const file = await openFile(path, 'report');
  if (/\.(ndjson|jsonl)$/i.test(path))
    return {
      add: (outcome) =>
        file.write(
          reportLines(outcome)
            .map((line) => `${JSON.stringify(line)}\n`)
            .join(''),
        ),
      close: file.close,
    };
  if (/\.json$/i.test(path)) {
    let before = '[\n';
    return {
      add: async (outcome) => {
        const lines = reportLines(outcome).map((line) => JSON.stringify(line));
        await file.write(before + lines.join(',\n'));
        before = ',\n';
      },
      close: async () => {
        await file.write(before === '[\n' ? '[]\n' : '\n]\n');
        await file.close();
      },
    };
  }
  await file.write(csvLine(fields));
  return {
    add: (outcome) =>
      file.write(
        reportLines(outcome)
          .map((line) => csvLine(fields.map((field) => String(line[field] ?? ''))))
          .join(''),
      ),
    close: file.close,
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

/** @throws {ExitError} before the file that is read gets overwritten */
export function refuseSameFile(read: string, written: readonly (string | undefined)[]): void {
  const paths = written.filter((path) => path !== undefined).map((path) => resolve(path));
  if (paths.includes(resolve(read)) || new Set(paths).size < paths.length)
    throw new ExitError('usage', 'The file, the report and the rejects must be three different files.');
}

async function openFile(path: string, what: string) {
  const stream: WriteStream = createWriteStream(path, { mode: 0o600 });
  const failed = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ExitError('file', `The ${what} ${path} cannot be written${code}.`);
  };
  await once(stream, 'open').catch(failed);
  let broken: unknown = null;
  stream.on('error', (error) => {
    broken = error;
  });
  return {
    write: async (text: string) => {
      if (broken !== null) failed(broken);
      if (!stream.write(text)) await once(stream, 'drain').catch(failed);
    },
    close: async () => {
      stream.end();
      if (!stream.closed) await once(stream, 'close').catch(failed);
    },
  };
}
