import { factSources } from '../athletes/athlete-sections.ts';
import { listFacts } from '../athletes/list-columns.ts';
import { byteOrderMark, csvLine, csvRecord } from '../display/csv.ts';
import { recordOf } from '../fields/table.ts';
import type { AgencyEmails } from './agency-emails.ts';
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
  readonly markedAt?: string | null;
  readonly note?: string;
}

const factFields = listFacts.flatMap((fact) => factSources(fact));

const listedFields = [
  'board_column',
  'places',
  'rank',
  'id',
  ...factFields,
  'agency_email',
  'status',
] as const;
const privateFields = ['private_mark', 'private_marked_at', 'private_note'] as const;

type Cell = string | number | null;
export type BoardRecord = Readonly<Record<(typeof listedFields)[number], Cell>> &
  Readonly<Partial<Record<(typeof privateFields)[number], Cell>>>;

/** Only one's own board names marks and notes, as private (rules/board.md#board-csv). */
export interface Whose {
  readonly isOwn: boolean;
}

/** The fields of an athlete in a board's file for spreadsheets. */
export function boardFields({ isOwn }: Whose): readonly string[] {
  return [...listedFields, ...(isOwn ? privateFields : [])];
}

/** A line for each athlete, column by column. */
export function boardRecords(
  columns: readonly ListedColumn[],
  emails: AgencyEmails,
  whose: Whose,
): BoardRecord[] {
  return columns.flatMap((column) => column.rows.map((row) => rowRecord(column, row, emails, whose)));
}

/** A file for spreadsheets. */
export function boardCsv(columns: readonly ListedColumn[], emails: AgencyEmails, whose: Whose): string {
  const fields = boardFields(whose);
  const lines = boardRecords(columns, emails, whose).map((record) => csvRecord(fields, record));
  return `${byteOrderMark}${csvLine(fields)}${lines.join('')}`;
}

function rowRecord(
  { name, places }: ListedColumn,
  row: ListedRow,
  emails: AgencyEmails,
  { isOwn }: Whose,
): BoardRecord {
  const { id, rank, status, facts, mark = null, markedAt = null, note = '' } = row;
  return {
    board_column: name,
    places,
    rank,
    id,
    ...recordOf(factFields, (field) => facts?.[field] ?? null),
    agency_email: emails.get(facts?.agency_id ?? '') ?? null,
    status: status === 'found' ? 'listed' : status,
    ...(isOwn && { private_mark: mark, private_marked_at: markedAt, private_note: note }),
  };
}
