import * as z from 'zod/mini';
import { readSavedSearches, type SavedSearch, savedSearches } from '../athletes/lists/saved-searches.ts';
import { parsedJson } from '../wire/json-text.ts';
import { type Board, readBoardText, storedBoard } from './board.ts';

/** What a browser keeps for its person, as a file (rules/board.md#board-file). */
export interface BoardFile {
  readonly board: Board;
  readonly searches: readonly SavedSearch[];
  /** Stored texts that this or another browser could not read, as they were. */
  readonly setAside: readonly string[];
}

/** What a file holds, or why it cannot be opened. */
export type OpenedFile =
  | {
      readonly kind: 'opened';
      /** The saved board, and others that were set aside by a version that could not read them. */
      readonly boards: readonly Board[];
      readonly searches: readonly SavedSearch[];
      /** Texts that this version cannot read either. */
      readonly setAside: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: string };

const format = 'matchpoint-board';
/** Raised with every change of what a file holds, also of a stored board. */
const version = 1;

/** More than a browser stores. Bytes. */
const largestFile = 20_000_000;

const head = z.object({ format: z.literal(format), version: z.int() });
const content = z.object({
  board: storedBoard,
  searches: savedSearches,
  setAside: z.array(z.string()).check(z.maxLength(20)),
});

export function boardFileText({ board, searches, setAside }: BoardFile): string {
  return `${JSON.stringify({ format, version, board, searches, setAside }, null, 1)}\n`;
}

/** Reads what {@link boardFileText} wrote, from a `Blob` or the like. */
export async function openBoardFile(file: {
  readonly size: number;
  text(): Promise<string>;
}): Promise<OpenedFile> {
  if (file.size > largestFile)
    return refused(`This file is too large: a board's file has ${largestFile / 1e6} MB at most.`);
  const text = await file.text().catch(() => null);
  if (text === null) return refused('This file cannot be read.');
  const value = parsedJson(text);
  const { data: found } = head.safeParse(value);
  if (found === undefined)
    return refused('This is not the file of a board. Open the file that "Save as file" gave.');
  if (found.version > version)
    return refused(
      'This file was saved by a newer version of Matchpoint. Reload or update, then open it again.',
    );
  const { data } = content.safeParse(value);
  if (data === undefined) return refused('This file is damaged or was changed: nothing of it was taken.');
  const { board, searches, setAside } = data;
  return {
    kind: 'opened',
    boards: [board, ...setAside.flatMap((text) => readBoardText(text) ?? [])],
    searches: [...searches, ...setAside.flatMap((text) => readSavedSearches(text) ?? [])],
    setAside: setAside.filter((text) => readBoardText(text) === null && readSavedSearches(text) === null),
  };
}

function refused(problem: string): OpenedFile {
  return { kind: 'refused', problem };
}
