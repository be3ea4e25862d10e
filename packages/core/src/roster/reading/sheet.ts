import type { SourceRow } from './import-source.ts';
import { UnreadableError } from './unreadable.ts';

/** Bytes: reading a workbook takes about ten times as much memory. */
const largestSheet = 50 * 1024 * 1024;

export interface Sheet {
  readonly name: string;
  /** How many sheets the workbook has. */
  readonly of: number;
  /** Every row, blank ones too. */
  readonly rows: readonly SourceRow[];
}

/**
 * The first sheet of an `.xlsx` workbook.
 * @throws {UnreadableError} if the workbook is broken, empty or too large
 */
export async function sheetRows(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  if (bytes.length > largestSheet)
    throw new UnreadableError(
      `An .xlsx file may have ${largestSheet / 1024 / 1024} MB, and this one has more. Save it as CSV.`,
    );
  const { default: readExcelFile } = await import('read-excel-file/universal');
  const sheets = await readExcelFile(bytes.buffer, { trim: false }).catch((error: unknown) => {
    const why = error instanceof Error ? ` (${error.message})` : '';
    throw new UnreadableError(
      `The file cannot be read as an .xlsx workbook${why}. Save it again as .xlsx or CSV.`,
    );
  });
  const [first] = sheets;
  if (first === undefined) throw new UnreadableError('The workbook has no sheet.');
  return {
    name: first.sheet,
    of: sheets.length,
    rows: first.data.map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) })),
  };
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  // What the spreadsheet shows of a number: 15 digits, not the binary fraction behind them.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value);
}
