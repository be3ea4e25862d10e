import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SavedSearch, writeSavedSearches } from '../athletes/lists/saved-searches.ts';
import { boards } from '../testing/boards.ts';
import { boardText, emptyBoard } from './board.ts';
import { boardFileText, openBoardFile } from './board-file.ts';
import { takeStep } from './board-steps.ts';

const searches: SavedSearch[] = [{ name: 'Women', pairs: [['gender', 'female']], seen: ['7'] }];
const empty = { board: emptyBoard, searches: [], setAside: [] };
const open = (text: string, size = text.length) => openBoardFile({ size, text: async () => text });

test('a board that is saved and opened where nothing is, is equal', () =>
  fc.assert(
    fc.asyncProperty(boards, async (board) => {
      const file = await open(boardFileText({ board, searches, setAside: ['other'] }));
      expect(file).toEqual({ kind: 'opened', boards: [board], searches, setAside: ['other'] });
      const outcome = takeStep(emptyBoard, { type: 'openFile', file, notes: [] });
      expect(outcome.kind === 'done' ? outcome.board : emptyBoard).toEqual(board);
    }),
  ));

test('what an older version set aside is read by the version that knows it', async () => {
  const setAside = [boardText(emptyBoard), 'other', writeSavedSearches(searches)];
  expect(await open(boardFileText({ ...empty, setAside }))).toEqual({
    kind: 'opened',
    boards: [emptyBoard, emptyBoard],
    searches,
    setAside: ['other'],
  });
});

const text = boardFileText(empty);
const notOne = 'This is not the file of a board. Open the file that "Save as file" gave.';
const newer = 'This file was saved by a newer version of Matchpoint. Reload or update, then open it again.';
const damaged = 'This file is damaged or was changed: nothing of it was taken.';
test.each([
  ['cut', text.slice(0, -20), notOne],
  ['a table', 'board_column,places\r\n', notOne],
  ['a stored board', boardText(emptyBoard), notOne],
  ['newer', text.replace('"version": 1', '"version": 2').replace('"board"', '"pages"'), newer],
  ['without a board', text.replace('"board"', '"pages"'), damaged],
  ['with a damaged board', text.replace('"columns": []', '"columns": [1]'), damaged],
])('a file is refused in words: %s', async (_, content, problem) => {
  const file = await open(content);
  expect(file).toEqual({ kind: 'refused', problem });
  expect(takeStep(emptyBoard, { type: 'openFile', file, notes: [] })).toEqual({ kind: 'refused', problem });
});

test('a file of more than a browser stores is not read', async () => {
  expect([(await open(text, 20_000_000)).kind, await open(text, 20_000_001)]).toEqual([
    'opened',
    { kind: 'refused', problem: "This file is too large: a board's file has 20 MB at most." },
  ]);
});

test('a file that the device does not give is said', async () => {
  const gone = { size: 1, text: () => Promise.reject(new Error('Gone.')) };
  expect(await openBoardFile(gone)).toEqual({ kind: 'refused', problem: 'This file cannot be read.' });
});
