import type { SnapshotFrom } from 'xstate';
import type { OwnAthlete } from '../athletes/fields/own-athlete.ts';
import { bannerTexts } from '../forms/form.ts';
import type { changeAthletesMachine } from './change-athletes.machine.ts';
import { type ChangeEntry, changeFields, hasChange, readChange } from './change-entry.ts';
import { planEdit, updateTexts } from './plan-changes.ts';

export type ChangeAthletesView = ReturnType<typeof changeAthletesView>;

export function changeAthletesView(state: SnapshotFrom<typeof changeAthletesMachine>) {
  const { athletes, entry, problems, fromService, attempt } = state.context;
  const isOpen = state.matches('editing');
  const form = { problems, fromService, attempt };
  return {
    isOpen,
    /** Number of athletes in the dialog. */
    count: athletes.length,
    entry,
    form,
    /** The reasons above the form's button. */
    reasons: bannerTexts(form, changeFields),
    isUnsaved: isOpen && hasChange(entry),
    outlook: outlookOf(athletes, entry),
  };
}

export type EditOutlook = NonNullable<ReturnType<typeof outlookOf>>;

/** The effect of sending the form as it is; null while it has problems or says nothing. */
function outlookOf(athletes: readonly OwnAthlete[], entry: ChangeEntry) {
  const read = readChange(entry);
  if ('problems' in read || !hasChange(entry)) return null;
  const { updated } = planEdit(athletes, read.payload);
  const consents = new Map(athletes.map(({ id, athlete }) => [id, athlete?.consent]));
  return {
    changes: updated.map((update) => ({
      id: update.id,
      name: update.name,
      texts: updateTexts(update, consents.get(update.id)),
    })),
    /** Athletes that have the values already. */
    same: athletes.length - updated.length,
  };
}
