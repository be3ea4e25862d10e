import { acknowledge, move, moveToColumn, setMark, star, unstar, writeNote } from './athlete-steps.ts';
import type { Board, Mark } from './board.ts';
import type { OpenedFile } from './board-file.ts';
import {
  addColumn,
  type Grouping,
  groupColumns,
  moveColumn,
  removeColumn,
  renameColumn,
  setPlaces,
} from './column-steps.ts';
import { copyShared, openFile } from './merge-columns.ts';
import type { SharedBoard } from './share-board.ts';
import type { Starrable, StarredFacts } from './starred-facts.ts';
import type { StepOutcome } from './step-outcome.ts';
import type { TakenOff } from './taken-off.ts';

/** A step on a board, as data, so that it can be redone on another tab's version. */
export type BoardStep =
  /** `earlier` is put back. */
  | { type: 'star'; athlete: Starrable; earlier?: TakenOff | null }
  | { type: 'unstar'; id: string }
  /** The rank counts from 0, without the moved athlete. */
  | { type: 'move'; id: string; columnId: string; rank: number }
  /** To the end of the column of that name, which is made when it is missing. */
  | { type: 'moveToColumn'; id: string; name: string }
  /** What changed until now is not a change any more: these facts are compared from now on. */
  | { type: 'acknowledge'; id: string; facts: StarredFacts }
  /** `was`: the note on which `text` was typed; another one is kept beside it. `name` is the athlete's. */
  | { type: 'note'; id: string; text: string; was: string; name: string }
  /** `at` is an ISO 8601 instant in UTC. */
  | { type: 'mark'; id: string; mark: Mark | null; at: string }
  | { type: 'addColumn'; name: string }
  | { type: 'renameColumn'; columnId: string; name: string }
  | { type: 'moveColumn'; columnId: string; rank: number }
  /** With all athletes in it. */
  | { type: 'removeColumn'; columnId: string }
  | { type: 'setPlaces'; columnId: string; places: number | null }
  | { type: 'group'; by: Grouping }
  /** `athletes`: the shared ones that can be read. */
  | { type: 'copyShared'; shared: Pick<SharedBoard, 'columns'>; athletes: readonly Starrable[] }
  /** One step for all of a file; a file that cannot be opened is refused. `notes`: what else of it was kept, as sentences. */
  | { type: 'openFile'; file: OpenedFile; notes: readonly string[] };

export function takeStep(board: Board, step: BoardStep): StepOutcome {
  switch (step.type) {
    case 'star':
      return star(board, step.athlete, step.earlier);
    case 'unstar':
      return unstar(board, step.id);
    case 'move':
      return move(board, step);
    case 'moveToColumn':
      return moveToColumn(board, step);
    case 'acknowledge':
      return acknowledge(board, step);
    case 'note':
      return writeNote(board, step);
    case 'mark':
      return setMark(board, step);
    case 'addColumn':
      return addColumn(board, step.name.trim());
    case 'renameColumn':
      return renameColumn(board, step.columnId, step.name.trim());
    case 'moveColumn':
      return moveColumn(board, step.columnId, step.rank);
    case 'removeColumn':
      return removeColumn(board, step.columnId);
    case 'setPlaces':
      return setPlaces(board, step.columnId, step.places);
    case 'group':
      return groupColumns(board, step.by);
    case 'copyShared':
      return copyShared(board, step);
    case 'openFile':
      return openFile(board, step);
  }
}
