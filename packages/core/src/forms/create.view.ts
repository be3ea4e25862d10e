import type { SnapshotFrom } from 'xstate';
import { problemText } from '../wire/problems.ts';
import type { Creatable, createDialogMachine } from './create.machine.ts';
import { changedFields, type NamedValues } from './revision.ts';

export type CreateSnapshot<Choice extends string, Entry extends NamedValues, Draft> = SnapshotFrom<
  ReturnType<typeof createDialogMachine<Choice, Entry, Draft>>
>;

/** The view of a dialog that creates. */
export type CreateView<Choice extends string, Entry extends NamedValues> = ReturnType<
  typeof createView<Choice, Entry, unknown>
>;

export function createView<Choice extends string, Entry extends NamedValues, Draft>(
  creatable: Creatable<Choice, Entry, Draft>,
  state: CreateSnapshot<Choice, Entry, Draft>,
) {
  const { choice, entry, start, problems, fromService, attempt } = state.context;
  return {
    page: state.hasTag('shown') ? stepOf(creatable, choice) : ('closed' as const),
    choice,
    entry,
    form: { problems, fromService, attempt },
    /** The reasons above the form. */
    reasons: fromService ? problems.map(problemText) : [],
    /** No answer came: a retry sends the same. */
    isUnanswered: state.matches({ filling: { form: 'unanswered' } }),
    /** It seems to exist already: the button adds it anyway. */
    isDoubtful: state.matches({ filling: 'doubtful' }),
    isUnsaved: changedFields(creatable.fields, start, entry).length > 0,
    isBusy: state.hasTag('busy'),
    asksToDiscard: state.matches('confirmingDiscard'),
  };
}

function stepOf<Choice extends string, Entry extends NamedValues, Draft>(
  { isComingSoon }: Creatable<Choice, Entry, Draft>,
  choice: Choice | null,
): 'choosing' | 'comingSoon' | 'form' {
  if (choice === null) return 'choosing';
  return isComingSoon(choice) ? 'comingSoon' : 'form';
}
