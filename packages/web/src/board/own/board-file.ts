import { mergeSearches } from '@matchpoint/core/athletes/lists/saved-searches';
import type { Board } from '@matchpoint/core/board/board';
import { boardFileText, openBoardFile } from '@matchpoint/core/board/board-file';
import { setAside, textsSetAside } from '@matchpoint/core/board/set-aside';
import { storedSearches, updateSearches } from '../../athletes/saved/stored-searches.ts';
import { chooseFile } from '../../ui/file/choose-file.ts';
import { saveFile } from '../../ui/file/save-file.ts';
import { persistStorage } from '../../ui/media/stored-text.ts';
import { boardKey } from '../starred.ts';
import { focusUndo } from './step-button.tsx';
import type { SendToBoard } from './use-board.ts';

/** Saves what this browser keeps for its person (rules/board.md#board-file). */
export function saveBoardFile(board: Board): void {
  const { searches, unreadable } = storedSearches();
  const text = boardFileText({ board, searches, setAside: [...boardsSetAside(), ...unreadable] });
  saveFile('matchpoint-board.json', [text], 'application/json');
}

/** Merges a file that the person chooses into what this browser keeps. */
export function chooseBoardFile(send: SendToBoard): void {
  persistStorage();
  chooseFile('.json,application/json', (chosen) => void open(chosen, send));
}

async function open(chosen: File, send: SendToBoard): Promise<void> {
  const file = await openBoardFile(chosen);
  if (file.kind === 'refused') return void send({ type: 'openFile', file, notes: [] });
  const { report } = mergeSearches(storedSearches().searches, file.searches);
  const notes = [...report, ...(areKept(file.setAside) ? [] : [noRoom])];
  if (send({ type: 'openFile', file, notes }).problem !== null) return;
  updateSearches((now) => mergeSearches(now, file.searches).searches);
  focusUndo();
}

const noRoom = 'A board in the file that cannot be read here is not kept: it stays in the file.';

/** Sets texts aside that another version may read. */
function areKept(texts: readonly string[]): boolean {
  try {
    for (const text of texts) setAside(localStorage, boardKey, text);
    return true;
  } catch {
    return false;
  }
}

function boardsSetAside(): string[] {
  try {
    return textsSetAside(localStorage, boardKey);
  } catch {
    return [];
  }
}
