import type { SnapshotFrom } from 'xstate';
import { problemText } from '../wire/problems.ts';
import type { Creatable, createDialogMachine } from './create.machine.ts';
import type { FormProblems } from './form.ts';
import { changedFields, type NamedValues } from './revision.ts';

/** The view of a dialog that creates. */
export interface CreateView<Choice extends string, Entry> {
  readonly page: 'closed' | 'choosing' | 'comingSoon' | 'form';
  readonly choice: Choice | null;
  readonly entry: Entry;
  readonly form: FormProblems;
  /** The reasons above the form. */
  readonly reasons: readonly string[];
  /** No answer came: a retry sends the same. */
  readonly isUnanswered: boolean;
  /** It seems to exist already: the button adds it anyway. */
  readonly isDoubtful: boolean;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly asksToDiscard: boolean;
}

export type CreateSnapshot<Choice extends string, Entry extends NamedValues, Draft> = SnapshotFrom<
  ReturnType<typeof createDialogMachine<Choice, Entry, Draft>>
>;

export function createView<Choice extends string, Entry extends NamedValues, Draft>(
  creatable: Creatable<Choice, Entry, Draft>,
  state: CreateSnapshot<Choice, Entry, Draft>,
): CreateView<Choice, Entry> {
  const { choice, entry, start, problems, fromService, attempt } = state.context;
  return {
    page: state.hasTag('shown') ? stepOf(creatable, choice) : 'closed',
    choice,
    entry,
    form: { problems, fromService, attempt },
    reasons: fromService ? problems.map(problemText) : [],
    isUnanswered: state.matches({ filling: { form: 'unanswered' } }),
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
