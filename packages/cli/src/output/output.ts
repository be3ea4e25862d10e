import { csvLine, csvRecord } from '@matchpoint/core/display/csv';
import type { Format } from '../global-options.ts';
import { type Host, type Stream, writeTo } from '../host.ts';
import { styleOf } from './style.ts';
import { type Column, createTable } from './table.ts';

/** Rows by pages, as they arrive, or all that there are. */
export type Pages<T> = AsyncIterable<readonly T[]> | Iterable<readonly T[]>;

/**
 * Writes rows to stdout page by page. @returns the number of rows
 * @throws errors of the pages, and of the stream, such as EPIPE
 */
export async function output<T extends object>(
  pages: Pages<T>,
  format: Format,
  shape: Shape<T>,
  { stdout }: Pick<Host, 'stdout'>,
): Promise<number> {
  const { page, end } = writerOf(format, shape, stdout);
  let count = 0;
  for await (const rows of pages) {
    await writeTo(stdout, page(rows));
    count += rows.length;
  }
  await writeTo(stdout, end());
  return count;
}

/** `columns` of a table for people, `fields` of CSV. */
export interface Shape<T> {
  readonly columns: readonly Column<T>[];
  readonly fields: readonly string[];
  /** Whether CSV leaves a field out, by the rows of the first page. */
  readonly isAbsent?: (field: string, rows: readonly T[]) => boolean;
  /** Receives the headings of the columns of a table that do not fit. */
  readonly leftOut?: (headings: readonly string[]) => void;
}

interface Writer<T> {
  readonly page: (rows: readonly T[]) => string;
  readonly end: () => string;
}

function writerOf<T extends object>(
  format: Format,
  { columns, fields, isAbsent, leftOut }: Shape<T>,
  stdout: Stream,
): Writer<T> {
  if (format !== 'table') return dataWriter(format, fields, isAbsent);
  const lay = createTable(columns, {
    width: stdout.isTTY ? (stdout.columns ?? null) : null,
    heading: styleOf(stdout).bold,
    leftOut,
  });
  return { page: (rows) => lay(rows).map(endLine).join(''), end: () => '' };
}

/** Rows as programs read them. */
export function dataWriter<T extends object>(
  format: Exclude<Format, 'table'>,
  fields: readonly string[],
  isAbsent: Shape<T>['isAbsent'] = () => false,
): Writer<T> {
  switch (format) {
    case 'ndjson':
      return { page: (rows) => rows.map((row) => endLine(JSON.stringify(row))).join(''), end: () => '' };
    case 'json':
      return jsonArray();
    case 'csv':
      return csv(fields, isAbsent);
  }
}

function jsonArray<T>(): Writer<T> {
  let before = '[\n';
  return {
    page: (rows) => {
      const text = rows.map((row) => JSON.stringify(row)).join(',\n');
      if (text === '') return '';
      const opened = before + text;
      before = ',\n';
      return opened;
    },
    end: () => (before === '[\n' ? '[]\n' : '\n]\n'),
  };
}

function csv<T extends object>(
  fields: readonly string[],
  isAbsent: NonNullable<Shape<T>['isAbsent']>,
): Writer<T> {
  let kept: readonly string[] | null = null;
  const page = (rows: readonly T[]) => {
    const before = kept === null;
    const present = kept ?? fields.filter((field) => !isAbsent(field, rows));
    kept = present;
    return (before ? csvLine(present) : '') + rows.map((row) => csvRecord(present, row)).join('');
  };
  return { page, end: () => (kept === null ? page([]) : '') };
}

function endLine(line: string): string {
  return `${line}\n`;
}
