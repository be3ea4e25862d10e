import type { ChangesEnd } from '../../changes/changes.view.ts';
import { capitalized } from '../../display/capitalized.ts';
import { formatCount } from '../../display/count.ts';
import { failureText } from '../../wire/api-error.ts';
import { type ImportPlan, isAddition } from '../checking/plan-import.ts';
import type { ImportTypes } from '../import-types.ts';
import type { ImportCounts, RowOutcome } from '../journal/row-outcome.ts';
import { fieldLabel } from './field-label.ts';
import { goneText, hiddenText } from './plan.view.ts';

/** The end of an import that was begun. */
export type ImportEnded = Exclude<ChangesEnd<ImportTypes>, { step: 'cancelled' | 'nothing' | 'unsupported' }>;

/** What a person can do next: see the athletes, fix rows, look for athletes without an answer, send the rest. */
export type NextStep = 'see' | 'fix' | 'look' | 'goOn';

export interface EndView {
  readonly title: string;
  readonly problem: string | null;
  /** Null where they are unknown. */
  readonly counts: ImportCounts | null;
  /** The outcomes that occurred, the best first. */
  readonly labels: readonly CountLabel[];
  /** All of it in one sentence, or two. */
  readonly text: string;
  /** Each step that there is a reason for. */
  readonly next: readonly NextStep[];
}

/** @param leftOut how many of the invalid rows were never sent */
export function endView(end: ImportEnded, leftOut: number): EndView {
  const { title, problem, counts, gone = 0 } = aboutEnd(end);
  const labels = counts === null ? [] : countLabels(counts, leftOut, 'plan' in end ? end.plan : null);
  const done = labels.map(({ what, count }) => `${formatCount(count)} ${what}`).join(', ');
  const next = counts === null ? [] : nextSteps(counts);
  const about = { title, problem, counts, labels, next: end.step === 'ended' ? next : withRest(next) };
  if (problem !== null) return { ...about, text: done === '' ? problem : `${problem} ${capitalized(done)}.` };
  if (counts === null || failures(counts) > 0 || hasChanged(counts))
    return { ...about, text: done === '' ? `${title}.` : `${title}: ${done}.` };
  const why = gone === 0 ? 'all athletes are listed already' : `${formatCount(gone)} ${goneText}`;
  return { ...about, text: `Nothing to import: ${why}.` };
}

interface AboutEnd extends Pick<EndView, 'title' | 'problem' | 'counts'> {
  /** Rows whose athletes were removed since. */
  readonly gone?: number;
}

function aboutEnd(end: ImportEnded): AboutEnd {
  switch (end.step) {
    case 'ended': {
      const { counts } = end.end;
      return { title: endTitle(counts), problem: null, counts, gone: end.plan.gone };
    }
    case 'unreachable':
      return { title: 'The service did not respond', problem: end.problem, counts: end.end.counts };
    case 'stopped':
      return { title: 'Stopped', problem: null, counts: end.end?.counts ?? null };
    case 'failed': {
      const problem = end.error instanceof Error ? end.error.message : failureText(end.error);
      return { title: 'The import ended early', problem, counts: end.progress?.counts ?? null };
    }
  }
}

function endTitle(counts: ImportCounts): string {
  if (failures(counts) > 0) return 'Imported, but not all';
  return hasChanged(counts) ? 'Imported' : 'Nothing to import';
}

const hasChanged = ({ created, updated, removed }: ImportCounts) => created + updated + removed > 0;

/** What did not end can go on. */
function withRest(steps: readonly NextStep[]): readonly NextStep[] {
  return [...steps.filter((step) => step !== 'see' && step !== 'goOn'), 'goOn'];
}

export function nextSteps(counts: ImportCounts): readonly NextStep[] {
  return [
    ...(failures(counts) === 0 ? (['see'] as const) : []),
    ...(counts.invalid > 0 ? (['fix'] as const) : []),
    ...(counts.unsettled > 0 ? (['look'] as const) : []),
    ...(counts.unsent > 0 ? (['goOn'] as const) : []),
  ];
}

/** Rows without an athlete. */
export function failures({ invalid, unsettled, unsent }: ImportCounts): number {
  return invalid + unsettled + unsent;
}

interface CountLabel {
  readonly what: string;
  readonly count: number;
}

/** @param leftOut how many of the invalid rows were never sent */
function countLabels(counts: ImportCounts, leftOut: number, plan: ImportPlan | null): readonly CountLabel[] {
  const athletes = (count: number) => (count === 1 ? 'athlete' : 'athletes');
  return [
    {
      what: `${athletes(counts.created)} added${hiddenText(plan?.rows.filter(isAddition) ?? [], counts.created)}`,
      count: counts.created,
    },
    { what: `${athletes(counts.updated)} changed`, count: counts.updated },
    { what: `${athletes(counts.removed)} removed`, count: counts.removed },
    { what: 'listed already', count: counts.exists },
    { what: counts.duplicate === 1 ? 'repeats another row' : 'repeat another row', count: counts.duplicate },
    { what: 'refused', count: counts.invalid - leftOut },
    { what: 'left out', count: leftOut },
    { what: 'unknown: look for them in your list', count: counts.unsettled },
    { what: 'not sent yet', count: counts.unsent },
  ].filter(({ count }) => count > 0);
}

/** Why a row has no athlete, a line for each reason. */
export function reasonsOf({ row, problems }: RowOutcome): readonly string[] {
  return problems.map(
    ({ field, message }) => `Row ${row}${field === null ? '' : `, ${fieldLabel(field)}`}: ${message}`,
  );
}
