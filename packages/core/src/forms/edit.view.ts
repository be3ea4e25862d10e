import type { SnapshotFrom } from 'xstate';
import { problemText } from '../wire/problems.ts';
import type { createEditMachine, Editable } from './edit.machine.ts';
import { type FieldOf, type NamedValues, type Stored, unsavedFields } from './revision.ts';

export type EditSnapshot<Entry extends NamedValues, S extends Stored<Entry>, Edit> = SnapshotFrom<
  ReturnType<typeof createEditMachine<Entry, S, Edit>>
>;

/** The view of an edit. */
export type EditView<Entry extends NamedValues, S extends Stored<Entry>> = ReturnType<
  typeof editView<Entry, S, unknown>
>;

export function editView<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  { fields, label, shown }: Editable<Entry, Edit>,
  state: EditSnapshot<Entry, S, Edit>,
) {
  const { name, base, entry, filled, problems, fromService, attempt, conflicts, savedFields } = state.context;
  const both = (field: FieldOf<Entry>) => ({
    label: label(field),
    mine: shown(entry, field),
    theirs: base === null ? '' : shown(base.entry, field),
  });
  return {
    page: pageOf(state),
    name,
    /** As last loaded or saved; null before. */
    stored: base,
    entry,
    /** Changes whenever the fields must show `entry` anew. */
    filled,
    form: { problems, fromService, attempt },
    /** The reasons above the form, or in its place. */
    reasons: fromService ? problems.map(problemText) : [],
    /** No answer came: a retry sends the same. */
    isUnanswered: state.matches({ opened: { form: 'unanswered' } }),
    /** Both values of each field that two people changed. */
    conflicts: conflicts.map(both),
    /** The end of the last submit, until the entry changes. */
    end: endOf(state),
    /** Labels of the fields that the last save changed. */
    savedFields: savedFields.map(label),
    isUnsaved: unsavedFields(fields, { base, entry }).length > 0,
    isBusy: state.hasTag('busy'),
    asksToDiscard: state.matches('confirmingDiscard'),
  };
}

/** `unloaded`: it can be loaded again. `missing`: it is gone, or the service lacks the call. */
function pageOf<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  state: EditSnapshot<Entry, S, Edit>,
): 'closed' | 'loading' | 'unloaded' | 'missing' | 'conflict' | 'form' {
  const { base, conflicts, problems } = state.context;
  if (!state.hasTag('shown')) return 'closed';
  if (state.matches({ opened: 'missing' })) return 'missing';
  // While it is tried again, the problem stays.
  if (base === null) return problems.length > 0 ? 'unloaded' : 'loading';
  return conflicts.length > 0 ? 'conflict' : 'form';
}

function endOf<Entry extends NamedValues, S extends Stored<Entry>, Edit>(
  state: EditSnapshot<Entry, S, Edit>,
): 'saved' | 'unchanged' | null {
  if (state.matches({ opened: { form: { ended: 'saved' } } })) return 'saved';
  return state.matches({ opened: { form: { ended: 'unchanged' } } }) ? 'unchanged' : null;
}
