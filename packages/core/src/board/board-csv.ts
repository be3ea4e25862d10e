import { factSources } from '../athletes/fields/athlete-facts.ts';
import { isSent } from '../athletes/fields/athlete-fields.ts';
import { listFacts } from '../athletes/lists/list-columns.ts';
import { byteOrderMark, csvLine, csvRecord } from '../display/csv.ts';
import { recordOf } from '../fields/table.ts';
import type { Mark } from './board.ts';
import type { AgencyEmails, CurrentAthlete } from './read-today.ts';
import type { StarredFacts } from './starred-facts.ts';

/** A column of one's own board, or of a shared one. */
export interface ListedColumn<Row extends ListedRow = ListedRow> {
  readonly name: string;
  /** Athletes wanted; null: not given. */
  readonly places: number | null;
  readonly rows: readonly Row[];
}

export interface ListedRow {
  readonly id: string;
  /** From 1. */
  readonly rank: number;
  /** Whether the athlete is listed today. */
  readonly status: CurrentAthlete['kind'] | 'unread';
  /** A quiet remark on the status; null for none. */
  readonly remark: string | null;
  readonly facts: StarredFacts | null;
  readonly mark?: Mark | null;
  readonly markedAt?: string | null;
  readonly note?: string;
}

const privateFields = ['private_mark', 'private_marked_at', 'private_note'] as const;

type BoardRecord = Readonly<Record<string, string | number | null>>;

/** Only one's own board names marks and notes, as private (rules/board.md#board-csv). */
export interface Whose {
  readonly isOwn: boolean;
}

/** The fields of an athlete in a board's file for spreadsheets: without optional ones that no athlete's service has. */
export function boardFields(columns: readonly ListedColumn[], { isOwn }: Whose): readonly string[] {
  const known = columns.flatMap(({ rows }) => rows.flatMap(({ facts }) => facts ?? []));
  const fields = listFacts.filter((fact) => isSent(known, fact)).flatMap((fact) => factSources(fact));
  return [
    'board_column',
    'places',
    'rank',
    'id',
    ...fields,
    'agency_email',
    'status',
    ...(isOwn ? privateFields : []),
  ];
}

/** A line for each athlete, column by column. */
export function boardRecords(
  columns: readonly ListedColumn[],
  emails: AgencyEmails,
  whose: Whose,
): BoardRecord[] {
  const fields = boardFields(columns, whose);
  return columns.flatMap((column) => column.rows.map((row) => rowRecord(fields, column, row, emails)));
}

/** A file for spreadsheets. */
export function boardCsv(columns: readonly ListedColumn[], emails: AgencyEmails, whose: Whose): string {
  const fields = boardFields(columns, whose);
  const lines = boardRecords(columns, emails, whose).map((record) => csvRecord(fields, record));
  return `${byteOrderMark}${csvLine(fields)}${lines.join('')}`;
}

function rowRecord(
  fields: readonly string[],
  { name, places }: ListedColumn,
  row: ListedRow,
  emails: AgencyEmails,
): BoardRecord {
  const { id, rank, status, facts, mark, markedAt, note = '' } = row;
  const record: Readonly<Record<string, string | number | null | undefined>> = {
    ...facts,
    board_column: name,
    places,
    rank,
    id,
    agency_email: emails.get(facts?.agency_id ?? ''),
    status: status === 'found' ? 'listed' : status,
    private_mark: mark,
    private_marked_at: markedAt,
    private_note: note,
  };
  return recordOf(fields, (field) => record[field] ?? null);
}
