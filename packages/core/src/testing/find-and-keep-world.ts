import type { Athlete } from '../athletes/fields/athlete.ts';
import type { AthleteDraft } from '../athletes/fields/athlete-draft.ts';
import { type Board, emptyBoard } from '../board/board.ts';
import { boardFileText } from '../board/board-file.ts';
import { type BoardStep, takeStep } from '../board/board-steps.ts';
import { writeSharedBoard } from '../board/share-board.ts';
import { anAthlete } from './builders.ts';

const woman = {
  sport: 'Tennis',
  gender: 'Female',
  available_semester: 'Fall',
  available_year: 2028,
} as const;

/** The athletes of `findAndKeepModel`, the oldest first. */
export const findAndKeepWorld = {
  dan: { ...woman, name: 'Demo Dan', gender: 'Male', UTR: 12 },
  cleo: { ...woman, name: 'Demo Cleo', UTR: 8.2 },
  ada: { ...woman, name: 'Demo Ada', UTR: 9.1, GPA: 3.8 },
  bea: { ...woman, name: 'Demo Bea', UTR: 9.6, GPA: 3.4 },
} as const satisfies Readonly<Record<string, AthleteDraft>>;

/** A colleague's shared board: these athletes in a column 'Targets' with two places. */
export function sharedTargets(ids: readonly string[]): string {
  return writeSharedBoard(targets(ids.map((id) => anAthlete({ id }))));
}

/** The same board with a note on Bea, as the file of another device. */
export function savedFile([beaId = '', adaId = '']: readonly string[]): string {
  const { bea, ada } = findAndKeepWorld;
  const start = targets([anAthlete({ ...bea, id: beaId }), anAthlete({ ...ada, id: adaId })]);
  const board = boardAfter(start, {
    type: 'note',
    id: beaId,
    text: 'Asks about physics',
    was: '',
    name: bea.name,
  });
  return boardFileText({ board, searches: [], setAside: [] });
}

/** What a later version would write. */
export function newerFile(ids: readonly string[]): string {
  return savedFile(ids).replace('"version": 1', '"version": 2');
}

function targets(athletes: readonly Athlete[]): Board {
  const shared = { columns: [{ name: 'Targets', places: 2, ids: athletes.map(({ id }) => id) }] };
  return boardAfter(emptyBoard, { type: 'copyShared', shared, athletes });
}

/** The board after these steps, as far as they are not refused. */
export function boardAfter(board: Board, ...steps: readonly BoardStep[]): Board {
  return steps.reduce((before, step) => {
    const outcome = takeStep(before, step);
    return outcome.kind === 'done' ? outcome.board : before;
  }, board);
}
