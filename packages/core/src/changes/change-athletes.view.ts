import type { SnapshotFrom } from 'xstate';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { bannerTexts, type FormProblems } from '../forms/form.ts';
import type { changeAthletesMachine } from './change-athletes.machine.ts';
import { type ChangeEntry, changeFields, hasChange, readChange } from './change-entry.ts';
import { planEdit, updateTexts } from './plan-changes.ts';

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

export interface ChangeAthletesView {
  readonly isOpen: boolean;
  /** Number of athletes in the dialog. */
  readonly count: number;
  readonly entry: ChangeEntry;
  readonly form: FormProblems;
  /** The reasons above the form's button. */
  readonly reasons: readonly string[];
  readonly isUnsaved: boolean;
  /** Null while the form has problems or says nothing. */
  readonly outlook: EditOutlook | null;
}

export function changeAthletesView(state: SnapshotFrom<typeof changeAthletesMachine>): ChangeAthletesView {
  const { athletes, entry, problems, fromService, attempt } = state.context;
  const isOpen = state.matches('editing');
  const form = { problems, fromService, attempt };
  return {
    isOpen,
    count: athletes.length,
    entry,
    form,
    reasons: bannerTexts(form, changeFields),
    isUnsaved: isOpen && hasChange(entry),
    outlook: outlookOf(athletes, entry),
  };
}

function outlookOf(athletes: readonly OwnAthlete[], entry: ChangeEntry): EditOutlook | null {
  const read = readChange(entry);
  if ('problems' in read || !hasChange(entry)) return null;
  const { updated } = planEdit(athletes, read.payload);
  return {
    changes: updated.map((update) => ({ id: update.id, name: update.name, texts: updateTexts(update) })),
    same: athletes.length - updated.length,
  };
}
