import { matchColumns } from '@matchpoint/core/athletes/athlete-columns';
import type { SourceRow } from '@matchpoint/core/athletes/import-source';

export interface Head {
  readonly header: readonly string[];
  /** The row in which the header stands; 0 where the fields bring their names with them. */
  readonly headerRow: number;
  readonly samples: readonly SourceRow[];
}

const mostSamples = 5;
const mostAbove = 10;

/**
 * Finds the header: the first row with anything in it, unless it holds no known column and one of the next rows
 * holds two or more, as below a title.
 */
export async function readHead(records: AsyncIterable<readonly SourceRow[]>): Promise<Head> {
  const rows: SourceRow[] = [];
  for await (const piece of records) {
    rows.push(...piece.filter(isFilled).slice(0, mostAbove + mostSamples));
    if (rows.length >= mostAbove + mostSamples) break;
  }
  const known = rows.slice(0, mostAbove).map(({ cells }) => matchColumns(cells).columns.size);
  const better = known[0] === 0 ? known.findIndex((count) => count > 1) : 0;
  const place = Math.max(0, better);
  const header = withoutEnd(rows[place]?.cells ?? []);
  return {
    header,
    headerRow: rows[place]?.row ?? 0,
    samples: rows.slice(place + 1, place + 1 + mostSamples),
  };
}

/** The rows below the header that have anything in them. */
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

/** Spreadsheets leave empty cells at the end of a header that was longer once. */
function withoutEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
