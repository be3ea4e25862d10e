import { mergeSearches } from '@matchpoint/core/athletes/lists/saved-searches';
import type { Board } from '@matchpoint/core/board/board';
import { boardFileText, openBoardFile } from '@matchpoint/core/board/board-file';
import { setAside, textsSetAside } from '@matchpoint/core/board/set-aside';
import { storedSearches, updateSearches } from '../../athletes/saved/stored-searches.ts';
import { chooseFile, saveFile } from '../../ui/file/files.ts';
import { persistStorage, storedText } from '../../ui/state/stored-text.ts';
import { sendToBoard } from '../app-board.ts';
import { boardKey } from '../stars.ts';
import { focusUndo } from './move-rows.ts';

/** Saves what this browser keeps for its person (rules/board.md#board-file). */
export function saveBoardFile(board: Board): void {
  const { searches, unreadable } = storedSearches();
  const aside = textsSetAside({ getItem: storedText }, boardKey);
  const text = boardFileText({ board, searches, setAside: [...aside, ...unreadable] });
  saveFile('matchpoint-board.json', [text], 'application/json');
}

/** Merges a file that the person chooses into what this browser keeps. */
export function chooseBoardFile(): void {
  persistStorage();
  chooseFile('.json,application/json', (chosen) => void open(chosen));
}

async function open(chosen: File): Promise<void> {
  const file = await openBoardFile(chosen);
  if (file.kind === 'refused') return void sendToBoard({ type: 'openFile', file, notes: [] });
  const { report } = mergeSearches(storedSearches().searches, file.searches);
  const notes = [...report, ...(areKept(file.setAside) ? [] : [noRoom])];
  if (sendToBoard({ type: 'openFile', file, notes }).problem !== null) return;
  updateSearches((now) => mergeSearches(now, file.searches).searches);
  focusUndo();
}

const noRoom = 'A board in the file that cannot be read here is not kept: it stays in the file.';

/** Sets texts aside that another version may read. */
function areKept(texts: readonly string[]): boolean {
  try {
    return texts.every((text) => setAside(localStorage, boardKey, text) !== null);
  } catch {
    return false;
  }
}
