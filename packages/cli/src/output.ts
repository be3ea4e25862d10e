import type { Host, Stream } from './host.ts';
import { type Column, createTable } from './table.ts';

/** `table` for people; `json`, one array, and `ndjson`, one object a line, for programs: all fields, as core reads them. */
export const formats = ['table', 'json', 'ndjson'] as const;
export type Format = (typeof formats)[number];

/**
 * Writes rows to stdout page by page as they come, and answers how many there were.
 * @throws what the pages throw; the stream's own error, as EPIPE
 */
export async function output<T>(
  pages: AsyncIterable<readonly T[]>,
  format: Format,
  columns: readonly Column<T>[],
  { stdout }: Host,
): Promise<number> {
  const { page, end } = writerOf(format, columns, stdout);
  let count = 0;
  for await (const rows of pages) {
    await write(stdout, page(rows));
    count += rows.length;
  }
  await write(stdout, end());
  return count;
}

interface Writer<T> {
  readonly page: (rows: readonly T[]) => string;
  readonly end: () => string;
}

function writerOf<T>(format: Format, columns: readonly Column<T>[], stdout: Stream): Writer<T> {
  switch (format) {
    case 'table': {
      const lay = createTable(columns, {
        width: stdout.isTTY ? (stdout.columns ?? null) : null,
        heading: stdout.hasColors?.() ? (line) => `\u001b[1m${line}\u001b[22m` : (line) => line,
      });
      return { page: (rows) => lay(rows).map(endLine).join(''), end: () => '' };
    }
    case 'ndjson':
      return { page: (rows) => rows.map((row) => endLine(JSON.stringify(row))).join(''), end: () => '' };
    case 'json':
      return jsonArray();
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

function endLine(line: string): string {
  return `${line}\n`;
}

function write(stream: Stream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
