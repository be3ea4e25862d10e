import type { SnapshotFrom } from 'xstate';
import { problemText } from '../wire/problems.ts';
import type { createEditMachine, Editable } from './edit.machine.ts';
import type { FormProblems } from './form.ts';
import { type FieldOf, type NamedValues, type Stored, unsavedFields, type Values } from './revision.ts';

/** The view of an edit. */
export interface EditView<Entry extends Values, S extends Stored<Entry>> {
  /** `unloaded`: it can be loaded again. `missing`: it is gone, or the service lacks the call. */
  readonly page: 'closed' | 'loading' | 'unloaded' | 'missing' | 'conflict' | 'form';
  readonly name: string;
  /** As last loaded or saved; null before. */
  readonly stored: S | null;
  readonly entry: Entry;
  /** Changes whenever the fields must show `entry` anew. */
  readonly filled: number;
  readonly form: FormProblems;
  /** The reasons above the form, or in its place. */
  readonly reasons: readonly string[];
  /** No answer came: a retry sends the same. */
  readonly isUnanswered: boolean;
  /** Both values of each field that two people changed. */
  readonly conflicts: readonly { readonly label: string; readonly mine: string; readonly theirs: string }[];
  /** The end of the last submit, until the entry changes. */
  readonly end: 'saved' | 'unchanged' | null;
  /** Labels of the fields that the last save changed. */
  readonly savedFields: readonly string[];
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly asksToDiscard: boolean;
}

export type EditSnapshot<Entry extends NamedValues, S extends Stored<Entry>, Edit> = SnapshotFrom<
  ReturnType<typeof createEditMachine<Entry, S, Edit>>
>;

export function editView<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  { fields, label, shown }: Editable<Entry, Edit>,
  state: EditSnapshot<Entry, S, Edit>,
): EditView<Entry, S> {
  const { name, base, entry, filled, problems, fromService, attempt, conflicts, savedFields } = state.context;
  const both = (field: FieldOf<Entry>) => ({
    label: label(field),
    mine: shown(entry, field),
    theirs: base === null ? '' : shown(base.entry, field),
  });
  return {
    page: pageOf(state),
    name,
    stored: base,
    entry,
    filled,
    form: { problems, fromService, attempt },
    reasons: fromService ? problems.map(problemText) : [],
    isUnanswered: state.matches({ opened: { form: 'unanswered' } }),
    conflicts: conflicts.map(both),
    end: endOf(state),
    savedFields: savedFields.map(label),
    isUnsaved: unsavedFields(fields, { base, entry }).length > 0,
    isBusy: state.hasTag('busy'),
    asksToDiscard: state.matches('confirmingDiscard'),
  };
}

function pageOf<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  state: EditSnapshot<Entry, S, Edit>,
): EditView<Entry, S>['page'] {
  const { base, conflicts, problems } = state.context;
  if (!state.hasTag('shown')) return 'closed';
  if (state.matches({ opened: 'missing' })) return 'missing';
  // While it is tried again, the problem stays.
  if (base === null) return problems.length > 0 ? 'unloaded' : 'loading';
  return conflicts.length > 0 ? 'conflict' : 'form';
}

function endOf<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  state: EditSnapshot<Entry, S, Edit>,
): EditView<Entry, S>['end'] {
  if (state.matches({ opened: { form: { ended: 'saved' } } })) return 'saved';
  return state.matches({ opened: { form: { ended: 'unchanged' } } }) ? 'unchanged' : null;
}
