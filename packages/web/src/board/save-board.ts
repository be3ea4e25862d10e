import { boardCsv, type ListedColumn } from '@matchpoint/core/board/board-csv';
import { saveFile } from '../ui/file/save-file.ts';

/** Offers a board as a file for spreadsheets; a shared one has no marks and notes (rules/board.md#board-sharing). */
export function saveBoard(columns: readonly ListedColumn[], own: { readonly isOwn: boolean }): void {
  saveFile('matchpoint-board.csv', [boardCsv(columns, own)]);
}
