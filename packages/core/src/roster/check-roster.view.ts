import type { SnapshotFrom } from 'xstate';
import { required } from '../machines/required.ts';
import type { checkRosterMachine } from './check-roster.machine.ts';
import type { ImportCheck } from './checking/check-rows.ts';
import type { JudgedRow } from './checking/judge-row.ts';
import type { Repair } from './checking/repair.ts';
import type { ImportSource } from './import-source.ts';
import { mergeChosen } from './matching/chosen.ts';
import type { Chosen, ColumnMatch } from './matching/match-columns.ts';
import type { ReadingChoice, ReadingQuestion } from './reading-choice.ts';

/** A file with mapped columns, and the findings in its rows. */
export interface CheckedRoster {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  readonly check: ImportCheck;
}

/** The view of a check. */
export type CheckView =
  | { readonly step: 'preparing' | 'cancelled' }
  | { readonly step: 'choosing' | 'undecided'; readonly question: ReadingQuestion }
  | {
      readonly step: 'mapping';
      readonly source: ImportSource;
      readonly match: ColumnMatch;
      readonly canGoBack: boolean;
    }
  | ({
      readonly step: 'reviewing';
      readonly canUndo: boolean;
      readonly canRedo: boolean;
      readonly canProceed: boolean;
      /** How many rows are invalid and not left out. */
      readonly broken: number;
      /** One for each row of the source, in its order. */
      readonly judged: readonly JudgedRow[];
    } & CheckedRoster)
  | ({ readonly step: 'checked' } & CheckedRoster)
  | ({ readonly step: 'invalid' } & CheckedRoster)
  | { readonly step: 'unreadable' | 'misread'; readonly problem: string }
  | { readonly step: 'unfit'; readonly match: ColumnMatch };

type Snapshot = SnapshotFrom<typeof checkRosterMachine>;

export function checkView({ value, context }: Snapshot): CheckView {
  const { question, source, match, review, problem } = context;
  switch (value) {
    case 'opening':
    case 'checking':
      return { step: 'preparing' };
    case 'cancelled':
      return { step: value };
    case 'choosing':
    case 'undecided':
      return { step: value, question: required(question) };
    case 'mapping':
      return {
        step: value,
        source: required(source),
        match: required(match),
        canGoBack: question !== null,
      };
    case 'reviewing': {
      const { now, past, future } = required(review);
      const { check, judged, source, match } = now;
      const may = {
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        canProceed: check.valid.length > 0,
      };
      const broken = check.rows - check.valid.length - check.leftOut.length;
      return { step: value, ...may, broken, judged, source, match, check };
    }
    case 'checked':
    case 'invalid':
      return {
        step: value,
        source: required(source),
        match: required(match),
        check: required(review).now.check,
      };
    case 'unreadable':
    case 'misread':
      return { step: value, problem: required(problem) };
    case 'unfit':
      return { step: value, match: required(match) };
  }
}

/** A person's decisions so far: with them the same file gives the same rows. */
export interface CheckDecisions {
  readonly reading: ReadingChoice;
  readonly chosen: Chosen;
  readonly repairs: readonly Repair[];
}

export const noDecisions: CheckDecisions = { reading: {}, chosen: {}, repairs: [] };

export function checkDecisions({ context: { input, reading, chosen, review } }: Snapshot): CheckDecisions {
  return {
    reading,
    chosen: mergeChosen(input.chosen, chosen),
    repairs: review?.now.repairs ?? input.repairs,
  };
}
