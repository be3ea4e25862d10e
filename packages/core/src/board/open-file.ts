import { type Board, idsOf } from './board.ts';
import type { OpenedFile } from './board-file.ts';
import { mergeColumns } from './merge-columns.ts';
import { refused, type StepOutcome } from './step-outcome.ts';

interface Opened {
  readonly file: OpenedFile;
  readonly notes: readonly string[];
}

/** Adds the boards of a file to one's own (rules/board.md#board-file). */
export function openFile(board: Board, { file, notes }: Opened): StepOutcome {
  if (file.kind === 'refused') return refused(file.problem);
  const ids = new Set(file.boards.flatMap(idsOf));
  const columns = file.boards.flatMap((one) => one.columns);
  return mergeColumns(board, { columns, ids: [...ids], words: 'open a file', notes });
}
