import { changesMachine } from './changes.machine.ts';
import type { Outcome, SendingEnd } from './difference.ts';
import type { DifferencePlan } from './plan-undo.ts';

export interface DifferenceEnd extends SendingEnd {
  readonly outcomes: readonly Outcome[];
}

export interface DifferenceTypes {
  readonly request: null;
  readonly plan: DifferencePlan;
  readonly end: DifferenceEnd;
  readonly progress: readonly Outcome[];
}

/** Sends a difference that is not a roster's: a form's, a removal, or the undo of what a journal has. */
export const differenceMachine = changesMachine<DifferenceTypes>('difference');
