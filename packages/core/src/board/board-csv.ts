import { factSources } from '../athletes/athlete-sections.ts';
import { listFacts } from '../athletes/list-columns.ts';
import { csvLine } from '../display/csv.ts';
import { recordOf } from '../fields/table.ts';
import type { Mark } from './board.ts';
import type { CurrentAthlete } from './read-athletes.ts';
import type { StarredFacts } from './starred-facts.ts';

/** A column of one's own board, or of a shared one. */
export interface ListedColumn {
  readonly name: string;
  readonly places: number | null;
  readonly rows: readonly ListedRow[];
}

interface ListedRow {
  readonly id: string;
  readonly rank: number;
  readonly status: CurrentAthlete['kind'] | 'unread';
  readonly facts: StarredFacts | null;
  readonly mark?: Mark | null;
  readonly note?: string;
}

const factFields = listFacts.flatMap((fact) => factSources(fact));

/** The fields of an athlete in a board's file. */
export const boardFields = ['board_column', 'places', 'rank', 'id', ...factFields, 'status'] as const;
/** Further fields of one's own board. */
const privateFields = ['private_mark', 'private_note'] as const;

export type BoardRecord = Readonly<Record<(typeof boardFields)[number], string | number | null>>;

/** A line for each athlete, column by column. */
export function boardRecords(columns: readonly ListedColumn[]): BoardRecord[] {
  return columns.flatMap((column) => column.rows.map((row) => rowRecord(column, row)));
}

/** A file for spreadsheets. Only one's own names marks and notes, as private (rules/board.md#board-csv). */
export function boardCsv(columns: readonly ListedColumn[], { isOwn }: { readonly isOwn: boolean }): string {
  const header = [...boardFields, ...(isOwn ? privateFields : [])];
  const lines = columns.flatMap((column) =>
    column.rows.map((row) => {
      const record = rowRecord(column, row);
      const cells = boardFields.map((field) => String(record[field] ?? ''));
      return csvLine([...cells, ...(isOwn ? [row.mark ?? '', row.note ?? ''] : [])]);
    }),
  );
  return `\ufeff${csvLine(header)}${lines.join('')}`;
}

function rowRecord({ name, places }: ListedColumn, { id, rank, status, facts }: ListedRow): BoardRecord {
  return {
    board_column: name,
    places,
    rank,
    id,
    ...recordOf(factFields, (field) => facts?.[field] ?? null),
    status: status === 'found' ? 'listed' : status,
  };
}
