import { acknowledge, move, moveToColumn, setMark, star, unstar, writeNote } from './athlete-steps.ts';
import type { Board } from './board.ts';
import { groupColumns, moveColumn, removeColumn, saveColumn } from './column-steps.ts';
import { copyShared, openFile } from './merge-columns.ts';
import type { StepOutcome } from './step-outcome.ts';

const steps = {
  star,
  unstar,
  move,
  moveToColumn,
  acknowledge,
  note: writeNote,
  mark: setMark,
  saveColumn,
  moveColumn,
  removeColumn,
  group: groupColumns,
  copyShared,
  openFile,
};

/** What each step says, by its name. */
type Steps = { [K in keyof typeof steps]: Parameters<(typeof steps)[K]>[1] };
type StepOf<K extends keyof Steps> = { readonly type: K } & Steps[K];

/** A step on a board, as data, so that it can be redone on another tab's version. */
export type BoardStep = { [K in keyof Steps]: StepOf<K> }[keyof Steps];

export function takeStep<K extends keyof Steps>(board: Board, step: StepOf<K>): StepOutcome {
  const take: { readonly [N in keyof Steps]: (board: Board, step: Steps[N]) => StepOutcome } = steps;
  return take[step.type](board, step);
}
