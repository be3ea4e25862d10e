import type { AthleteDraft } from '../athletes/athlete-draft.ts';
import { emptyBoard } from '../board/board.ts';
import { takeStep } from '../board/board-steps.ts';
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
  const outcome = takeStep(emptyBoard, {
    type: 'copyShared',
    shared: { columns: [{ name: 'Targets', places: 2, ids }] },
    athletes: ids.map((id) => anAthlete({ id })),
    at: new Date(0).toISOString(),
  });
  return outcome.kind === 'done' ? writeSharedBoard(outcome.board) : '';
}
