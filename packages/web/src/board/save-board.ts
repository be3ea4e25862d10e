import { boardCsv, type ListedColumn } from '@matchpoint/core/board/board-csv';
import type { AgencyEmails } from '@matchpoint/core/board/read-today';
import { saveFile } from '../ui/file/files.ts';

/** Offers a board as a file for spreadsheets; a shared one has no marks and notes (rules/board.md#board-sharing). */
export async function saveBoard(
  columns: readonly ListedColumn[],
  emails: Promise<AgencyEmails>,
  own: { readonly isOwn: boolean },
): Promise<void> {
  saveFile('matchpoint-board.csv', [boardCsv(columns, await emails, own)]);
}
