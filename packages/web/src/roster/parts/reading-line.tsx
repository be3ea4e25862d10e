import type { ImportSource } from '@matchpoint/core/roster/import-source';
import type { ReadingChoice } from '@matchpoint/core/roster/reading-choice';
import { Button } from '../../ui/button/button.tsx';
import { type Entered, Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import styles from './readings.module.css';

interface ReadingLineProps {
  readonly source: ImportSource;
  /** Whether another reading takes repairs back. */
  readonly isRepaired?: boolean;
  readonly onChange: (choice: ReadingChoice) => void;
}

const labels: Readonly<Record<keyof ReadingChoice, string>> = {
  encoding: 'Encoding',
  delimiter: 'Cells are separated by',
  sheet: 'Sheet',
  headerRow: 'Header',
};

/** How the file was read, and a form to have it read otherwise (rules/import.md#reading-choices). */
export function ReadingLine({ source, isRepaired = false, onChange }: ReadingLineProps) {
  const { form, options = [] } = source;
  if (options.length === 0) return null;

  function change(entered: Entered) {
    const chosen = options.flatMap(({ key, used, values }) => {
      const index = Number(entered(key));
      return index === used ? [] : [values[index]?.choice];
    });
    if (chosen.length > 0) onChange(Object.assign({}, ...chosen));
  }

  return (
    <details className={styles['readingLine']}>
      <summary>
        <span>{`Read as ${form}.`}</span> <span>Change</span>
      </summary>
      <Form label="How the file is read" onSubmit={change}>
        <div className={styles['options']}>
          {options.map(({ key, used, values }) => (
            <SelectField
              key={key}
              label={labels[key]}
              name={key}
              none={null}
              options={new Map(values.map(({ name }, index) => [String(index), name]))}
              defaultValue={String(used)}
            />
          ))}
          <Button type="submit" variant="outline">
            Read again
          </Button>
        </div>
        {isRepaired && <p>Reading again takes your repairs back.</p>}
      </Form>
    </details>
  );
}
