import { type AthleteEntry, athleteEntry, type EntryField } from '@matchpoint/core/athletes/athlete-form';
import { fieldProblem, type Problem, problemText } from '@matchpoint/core/wire/problems';
import { type Entered, Form } from '../../ui/form.tsx';
import { ProblemBanner } from '../../ui/problem-banner.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AthleteFields } from './athlete-fields.tsx';
import { labelledProblem } from './athlete-labels.ts';

interface AthleteFormProps {
  readonly label: string;
  readonly submit: string;
  readonly hidden?: boolean;
  readonly pending: boolean;
  readonly sport: string | null;
  readonly entry: AthleteEntry;
  readonly problems: readonly Problem[];
  /** The problems come from the service, so they are shown in a banner, too (rules.md#service-problems). */
  readonly fromService: boolean;
  /** No answer came: the person may send the same entry again. */
  readonly unanswered: boolean;
  readonly attempt: number;
  readonly onEdit: (entry: AthleteEntry) => void;
  readonly onSubmit: (entry: AthleteEntry) => void;
}

/** The athlete form of the dialogs. Its fields keep what was typed, however sending it ends. */
export function AthleteForm({
  label,
  submit,
  hidden = false,
  pending,
  sport,
  entry,
  problems,
  fromService,
  unanswered,
  attempt,
  onEdit,
  onSubmit,
}: AthleteFormProps) {
  const read = (entered: Entered) => athleteEntry(entered);
  const problemOf = (field: EntryField) => {
    if (fromService) return fieldProblem(problems, field);
    const found = problems.find((problem) => problem.field === field);
    return found === undefined ? null : labelledProblem(found);
  };
  return (
    <Form
      label={label}
      hidden={hidden}
      attempt={attempt}
      onEdit={(entered) => onEdit(read(entered))}
      onSubmit={(entered) => onSubmit(read(entered))}
    >
      <ProblemBanner reasons={fromService ? problems.map(problemText) : []} unanswered={unanswered} />
      <AthleteFields sport={sport} entry={entry} problemOf={problemOf} />
      <SubmitButton pending={pending}>{submit}</SubmitButton>
    </Form>
  );
}
