import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import type { ImportSource } from '@matchpoint/core/roster/import-source';
import { importFields } from '@matchpoint/core/roster/matching/column-aliases';
import { type ColumnProblem, leftOut } from '@matchpoint/core/roster/matching/column-problems';
import {
  type Chosen,
  type ColumnGuess,
  type ColumnMatch,
  matchColumns,
} from '@matchpoint/core/roster/matching/match-columns';
import { columnProblemText } from '@matchpoint/core/roster/outcomes/columns.view';
import { fieldLabels } from '@matchpoint/core/roster/outcomes/field-label';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { useMemo, useState } from 'react';
import { useOfferedFields } from '../../api/service.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ProblemBanner } from '../../ui/status/banner.tsx';
import { chosenColumns } from '../parts/chosen-columns.ts';
import { ColumnChoice } from '../parts/column-choice.tsx';
import { problemOfColumn, problemOfFixed } from '../parts/column-problems.ts';
import { FixedChoice } from '../parts/fixed-choice.tsx';
import { fixedRows, fixedValuesOf } from '../parts/fixed-rows.ts';
import { ReadingLine } from '../parts/reading-line.tsx';
import { Step } from './step.tsx';
import styles from './steps.module.css';

interface ColumnsStepProps {
  readonly source: ImportSource;
  readonly match: ColumnMatch;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onRead: (choice: ReadingChoice) => void;
  readonly onBack?: (() => void) | undefined;
}

const formId = 'import-columns';
const allOptions = (offered: Offered): ReadonlyMap<string, string> =>
  new Map([[leftOut, 'Leave out'], ...fieldLabels(importFields(offered))]);

/** Which column holds which field, asked where something is missing, double or unknown. */
export function ColumnsStep({ source, match, onChoose, onRead, onBack }: ColumnsStepProps) {
  const [attempt, setAttempt] = useState(0);
  const offered = useOfferedFields();
  const options = useMemo(() => allOptions(offered), [offered]);
  const found = useMemo(() => matchColumns(source, {}, { offered }), [source, offered]);
  const { guesses, problems } = match;
  const fixed = fixedRows(match);
  const isAsked = (problem: ColumnProblem) =>
    problem.kind === 'nameOrder' ||
    (problem.kind === 'missing' && !fixed.some(({ field }) => field === problem.field));
  const missing = problems.filter(isAsked);
  return (
    <Step
      title="Which column is which?"
      aside={source.name}
      onBack={onBack}
      actions={
        <Button type="submit" form={formId}>
          Continue
        </Button>
      }
    >
      <ReadingLine source={source} onChange={onRead} />
      {attempt === 0 ? (
        missing
          .map((problem) => columnProblemText(problem))
          .map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <ProblemBanner key={attempt} reasons={problems.map((problem) => columnProblemText(problem))} />
      )}
      <Form
        id={formId}
        label="Columns"
        onSubmit={(entered) => {
          setAttempt(attempt + 1);
          const fields = guesses.map(({ key }) => entered(key));
          onChoose({
            columns: chosenColumns(found, guesses, entered),
            set: fixedValuesOf(fixed, fields, entered),
          });
        }}
      >
        {fixed.length > 0 && (
          <ul className={styles['columns']} aria-label="Values of all rows">
            {fixed.map((row) => (
              <FixedChoice
                key={row.field}
                row={row}
                count={source.rows.length}
                problem={problemOfFixed(row.field, problems)}
              />
            ))}
          </ul>
        )}
        <ul className={styles['columns']}>
          {guesses.map((guess) => (
            <ColumnChoice
              key={guess.key}
              guess={guess}
              options={optionsOf(guess, found, options)}
              problem={problemOfColumn(guess, problems)}
            />
          ))}
        </ul>
      </Form>
    </Step>
  );
}

/** The fields of a column's select; of names like 'Lovelace, Ada' both readings come first, and none is chosen yet. */
function optionsOf(
  { index }: ColumnGuess,
  { problems }: ColumnMatch,
  options: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const asked = problems.find((problem) => problem.kind === 'nameOrder' && problem.index === index);
  if (asked?.kind !== 'nameOrder') return options;
  const [sample = ''] = asked.samples;
  return new Map([
    ['', 'Choose how names are read'],
    ['last_first_name', `Name: “${sample}” becomes “${asked.turned}”`],
    ['name', `Name: “${sample}” stays as it is`],
    ...[...options].filter(([field]) => field !== 'name' && field !== 'last_first_name'),
  ]);
}
