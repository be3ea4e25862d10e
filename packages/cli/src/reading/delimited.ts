import { pipeline, Readable } from 'node:stream';
import { matchColumns } from '@matchpoint/core/athletes/athlete-columns';
import type { SourceRow } from '@matchpoint/core/athletes/import-source';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { unescapeCell } from '../csv.ts';
import { UnreadableError } from './unreadable.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

const rules = (delimiter: Delimiter): Options => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
});

/** Excel's own hint, on a line that it does not show. */
const hint = /^sep=([,;\t|])(\r\n|\n|\r)/;

/** The separator of a text by its hint, else the one that finds the most known columns, else the most cells. */
export function findDelimiter(start: string): Delimiter {
  const hinted = delimiters.find((delimiter) => delimiter === hint.exec(start)?.[1]);
  if (hinted !== undefined) return hinted;
  const lines = start.length < 1000 ? start : start.slice(0, Math.max(start.lastIndexOf('\n'), 1000));
  const scores = delimiters.map((delimiter) => {
    const rows = firstRows(lines, delimiter);
    const known = Math.max(0, ...rows.map((cells) => matchColumns(cells).columns.size));
    const widths = rows.map((cells) => cells.length);
    return {
      delimiter,
      known,
      width: Math.min(...widths.filter((width) => width > 1), Number.MAX_SAFE_INTEGER),
    };
  });
  const width = (score: (typeof scores)[number]) =>
    score.width === Number.MAX_SAFE_INTEGER ? 1 : score.width;
  return (
    scores.toSorted((one, other) => other.known - one.known || width(other) - width(one))[0]?.delimiter ?? ','
  );
}

function firstRows(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  try {
    return parseWhole(text, { ...rules(delimiter), to: 10 });
  } catch {
    return [];
  }
}

/**
 * Every row of the text, blank ones too, with the number that a spreadsheet shows beside it.
 * @throws {UnreadableError} where a quote is never closed
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<readonly SourceRow[], void> {
  const parser = pipeline(Readable.from(withoutHint(text)), parse(rules(delimiter)), () => {});
  let row = 0;
  let piece: SourceRow[] = [];
  try {
    for await (const record of parser) {
      const cells: readonly string[] = record;
      row += 1;
      piece.push({ row, cells: cells.map(unescapeCell) });
      if (piece.length < rowsAPiece) continue;
      yield piece;
      piece = [];
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableError(explain(error)) : error;
  }
  if (piece.length > 0) yield piece;
}

const rowsAPiece = 1000;

async function* withoutHint(text: AsyncIterable<string>): AsyncGenerator<string, void> {
  let isStart = true;
  for await (const chunk of text) {
    yield isStart ? chunk.replace(hint, '') : chunk;
    isStart &&= chunk === '';
  }
}

function explain(error: CsvError): string {
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED') return `The file cannot be read as a table: ${error.message}`;
  const records: unknown = error['records'];
  const where = typeof records === 'number' ? ` in row ${records + 1}` : '';
  return `A quotation mark${where} is never closed, so the cells after it cannot be told apart.`;
}
