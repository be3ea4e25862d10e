import { assign, setup } from 'xstate';
import { port } from '../machines/port.ts';
import { ApiError, failureText } from '../wire/api-error.ts';
import { type ColumnMatch, matchColumns } from './athlete-columns.ts';
import type { ImportCheck } from './import-check.ts';
import type { CheckInput, CompareInput, ImportAthletesInput, SendInput } from './import-input.ts';
import type { SendingEnd } from './import-outcome.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ImportSource } from './import-source.ts';

type ImportAthletesEvent =
  /** All of the person's word on columns; what nobody knows may stay unknown. */
  | { type: 'mapColumns'; chosen: Readonly<Record<string, string>> }
  | { type: 'confirm' }
  | { type: 'retry' }
  /** While rows are sent: first ends them after the answers that are due, then at once. */
  | { type: 'cancel' };

export interface ImportAthletesContext {
  readonly input: Required<ImportAthletesInput>;
  readonly source: ImportSource | null;
  readonly match: ColumnMatch | null;
  readonly check: ImportCheck | null;
  readonly plan: ImportPlan | null;
  readonly end: SendingEnd | null;
  /** What went wrong, in words; `error` is what was thrown. */
  readonly problem: string | null;
  readonly error: unknown;
}

const openSource = port<ImportSource>('openSource');
/** Validates all rows. */
const checkSource = port<ImportCheck, CheckInput>('checkSource');
/** Lists the agency's athletes, opens the journal, and decides what becomes of each row. */
const compare = port<ImportPlan, CompareInput>('compare');
/** Sends the rows that the plan says. Ends at once when it is aborted. */
const sendPlanned = port<SendingEnd, SendInput>('sendPlanned');
/** Asks the sending to end after the answers that are due. */
const askToStop = port<void>('askToStop');

/** What the states of an import are made of: what it hears, keeps, decides by and needs. */
export const importAthletesSetup = setup({
  types: {
    context: {} as ImportAthletesContext,
    events: {} as ImportAthletesEvent,
    input: {} as ImportAthletesInput,
    tags: {} as 'busy' | 'asking',
  },
  actors: { openSource, checkSource, compare, sendPlanned, askToStop },
  actions: {
    keepSource: assign(({ context }, { source }: { source: ImportSource }) => ({
      source,
      match: matchColumns(source.header, context.input.chosen),
    })),
    mapAgain: assign(({ context }, { chosen }: { chosen: Readonly<Record<string, string>> }) => ({
      match: matchColumns(required(context.source).header, { ...context.input.chosen, ...chosen }),
    })),
    keepCheck: assign((_, { check }: { check: ImportCheck }) => ({ check })),
    keepPlan: assign((_, { plan }: { plan: ImportPlan }) => ({ plan, problem: null, error: null })),
    keepEnd: assign((_, { end }: { end: SendingEnd }) => ({ end, problem: end.problem })),
    keepError: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error), error })),
  },
  guards: {
    isClear: ({ context: { input } }, { header }: { header: readonly string[] }) => {
      const { problems, unknown } = matchColumns(header, input.chosen);
      return problems.length === 0 && (unknown.length === 0 || !input.canAsk);
    },
    canAsk: ({ context }) => context.input.canAsk,
    fits: ({ context }, { chosen }: { chosen: Readonly<Record<string, string>> }) =>
      matchColumns(required(context.source).header, { ...context.input.chosen, ...chosen }).problems
        .length === 0,
    isInvalid: (_, { check }: { check: ImportCheck }) => check.invalid.length > 0,
    isCheckOnly: ({ context }) => context.input.checkOnly,
    needsNoWord: ({ context }, { plan }: { plan: ImportPlan }) =>
      context.input.sure || plan.counts.send + plan.counts.again === 0,
    isWorthAnotherTry: ({ context }, { error }: { error: unknown }) =>
      context.input.canAsk && error instanceof ApiError && error.kind === 'unreachable',
    wasStopped: (_, { end }: { end: SendingEnd }) => end.ending === 'stopped',
    wasCutOff: (_, { end }: { end: SendingEnd }) => end.ending === 'unreachable',
  },
});

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : failureText(error);
}

/** What an earlier state kept. */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('The import is not that far');
  return value;
}
