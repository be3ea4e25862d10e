import type { SnapshotFrom } from 'xstate';
import { bannerTexts, type FormProblems } from '../forms/form.ts';
import { backOf, type changeAthletesMachine } from './change-athletes.machine.ts';
import { type ChangeEntry, changeFields, hasChange, readChange } from './change-entry.ts';
import { draftOf, type OwnAthlete } from './own-athlete.ts';
import { type Outcome, planEdit, remaining, stepTexts, type Work } from './plan-changes.ts';
import type { Sent, WorkEnd } from './sent-work.ts';

/** The effect of sending the form as it is. */
export interface EditOutlook {
  readonly changes: readonly {
    readonly id: string;
    readonly name: string;
    readonly texts: readonly string[];
  }[];
  /** Athletes that have the values already. */
  readonly same: number;
}

/** The result of the last change, or of its undo. */
export interface ChangeReport extends WorkEnd {
  readonly what: 'changed' | 'removed' | 'putBack' | 'restored';
  readonly done: number;
  /** Athletes that failed, and why. */
  readonly failures: readonly (Pick<Outcome, 'status' | 'problem'> & { readonly name: string })[];
  /** Athletes not attempted. */
  readonly left: number;
  /** Athletes that an undo would change. */
  readonly undoable: number;
}

interface Progress {
  readonly what: Work['what'];
  readonly done: number;
  readonly of: number;
  readonly isStopping: boolean;
}

export interface ChangeAthletesView {
  readonly page: 'closed' | 'editing' | 'confirming' | 'sending' | 'undoing';
  /** Names of the athletes in the dialog. */
  readonly names: readonly string[];
  readonly entry: ChangeEntry;
  readonly form: FormProblems;
  /** The reasons above the form's button. */
  readonly reasons: readonly string[];
  readonly isUnsaved: boolean;
  /** Null while the form has problems or says nothing. */
  readonly outlook: EditOutlook | null;
  /** Names of the athletes whose removal could not be undone. */
  readonly lost: readonly string[];
  readonly progress: Progress | null;
  readonly report: ChangeReport | null;
}

export function changeAthletesView(state: SnapshotFrom<typeof changeAthletesMachine>): ChangeAthletesView {
  const { athletes, entry, problems, fromService, attempt, canRestore } = state.context;
  const page = pageOf(state);
  const form = { problems, fromService, attempt };
  return {
    page,
    names: athletes.map(({ name }) => name),
    entry,
    form,
    reasons: bannerTexts(form, changeFields),
    isUnsaved: page === 'editing' && hasChange(entry),
    outlook: page === 'editing' ? outlookOf(athletes, entry) : null,
    lost: page === 'confirming' ? lostOf(athletes, canRestore) : [],
    progress: progressOf(state),
    report: reportOf(state),
  };
}

function pageOf(state: SnapshotFrom<typeof changeAthletesMachine>): ChangeAthletesView['page'] {
  if (state.matches('idle')) return 'closed';
  if (state.matches('editing')) return 'editing';
  if (state.matches('confirming')) return 'confirming';
  return state.matches('sending') ? 'sending' : 'undoing';
}

function outlookOf(athletes: readonly OwnAthlete[], entry: ChangeEntry): EditOutlook | null {
  const read = readChange(entry);
  if ('problems' in read || !hasChange(entry)) return null;
  const { steps } = planEdit(athletes, read.payload);
  return {
    changes: steps.map((step) => ({
      id: step.id,
      name: step.name,
      texts: 'before' in step ? stepTexts(step) : [],
    })),
    same: athletes.length - steps.length,
  };
}

function lostOf(athletes: readonly OwnAthlete[], canRestore: boolean): readonly string[] {
  return athletes
    .filter(({ athlete }) => !canRestore || athlete === null || draftOf(athlete) === null)
    .map(({ name }) => name);
}

function progressOf(state: SnapshotFrom<typeof changeAthletesMachine>): ChangeAthletesView['progress'] {
  const sent = state.matches('sending')
    ? state.context.forth
    : state.matches('undoing')
      ? state.context.back
      : null;
  if (sent === null) return null;
  const isStopping = state.matches({ sending: 'stopping' }) || state.matches({ undoing: 'stopping' });
  return { what: sent.work.what, done: sent.outcomes.length, of: sent.work.steps.length, isStopping };
}

function reportOf(state: SnapshotFrom<typeof changeAthletesMachine>): ChangeReport | null {
  const { forth, back } = state.context;
  if (state.matches({ idle: 'changed' })) {
    const undoable = backOf(state.context)?.work.steps.length ?? 0;
    return forth && report(forth, forth.work.what === 'remove' ? 'removed' : 'changed', undoable);
  }
  if (state.matches({ idle: 'undone' }))
    return back && report(back, back.work.what === 'restore' ? 'restored' : 'putBack', 0);
  return null;
}

function report({ work, outcomes, end }: Sent, what: ChangeReport['what'], undoable: number): ChangeReport {
  const isDone = ({ status }: Outcome) => status === 'done' || (what === 'removed' && status === 'gone');
  const names = new Map(work.steps.map(({ id, name }) => [id, name]));
  return {
    what,
    done: outcomes.filter(isDone).length,
    failures: outcomes
      .filter((outcome) => !isDone(outcome))
      .map(({ id, status, problem }) => ({ name: names.get(id) ?? id, status, problem })),
    left: remaining(work, outcomes).steps.length,
    undoable,
    ending: end?.ending ?? 'complete',
    problem: end?.problem ?? null,
  };
}
