import { matchColumns } from '@matchpoint/core/athletes/athlete-columns';
import type { SourceRow } from '@matchpoint/core/athletes/import-source';

export interface Head {
  readonly header: readonly string[];
  /** The header's row number; 0 if the rows name their fields themselves. */
  readonly headerRow: number;
  readonly samples: readonly SourceRow[];
}

const mostSamples = 5;
const mostAbove = 10;

/**
 * Finds the header row: the first row that is not empty, unless it has no known column and a later row has two or more,
 * as below a title.
 */
export async function readHead(records: AsyncIterable<readonly SourceRow[]>): Promise<Head> {
  const rows: SourceRow[] = [];
  for await (const piece of records) {
    rows.push(...piece.filter(isFilled).slice(0, mostAbove + mostSamples));
    if (rows.length >= mostAbove + mostSamples) break;
  }
  const known = rows.slice(0, mostAbove).map(({ cells }) => matchColumns(cells).columns.size);
  const better = known[0] === 0 ? known.findIndex((count) => count > 1) : 0;
  const headerIndex = Math.max(0, better);
  const header = withoutEnd(rows[headerIndex]?.cells ?? []);
  return {
    header,
    headerRow: rows[headerIndex]?.row ?? 0,
    samples: rows.slice(headerIndex + 1, headerIndex + 1 + mostSamples),
  };
}

/** The rows below the header that are not empty. */
export async function* rowsBelow(
  records: AsyncIterable<readonly SourceRow[]>,
  headerRow: number,
): AsyncGenerator<readonly SourceRow[], void> {
  for await (const piece of records) {
    const rows = piece.filter((row) => row.row > headerRow && isFilled(row));
    if (rows.length > 0) yield rows;
  }
}

function isFilled({ cells }: SourceRow): boolean {
  return cells.some((cell) => cell !== '' && cell.trim() !== '');
}

/** Spreadsheets leave empty cells at the end of a header that used to be longer. */
function withoutEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
