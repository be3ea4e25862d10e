import type { ColumnGuess } from '@matchpoint/core/roster/matching/match-columns';
import { columnNote } from '@matchpoint/core/roster/outcomes/columns.view';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import { Select } from '../../ui/form/input.tsx';
import { Options } from '../../ui/form/select-field.tsx';
import { selectedField } from './chosen-columns.ts';
import styles from './readings.module.css';

interface ColumnChoiceProps {
  readonly guess: ColumnGuess;
  /** Field to label. */
  readonly options: ReadonlyMap<string, string>;
  readonly problem: string | null;
}

/** One column: its header, some of its values, and the select of its field. */
export function ColumnChoice({ guess, options, problem }: ColumnChoiceProps) {
  const { key, header, samples, status } = guess;
  const noteId = `${key}-note`;
  const name = header.trim() === '' ? `Column ${guess.index + 1}, without a header` : header;
  return (
    <li
      className={styles['row']}
      data-open={status === 'unknown' || status === 'suggested' || problem !== null || undefined}
    >
      <div>
        <label htmlFor={key}>{name}</label>
        <p>{samples.length === 0 ? 'No values' : samples.map((sample) => quoted(sample)).join(', ')}</p>
      </div>
      <div>
        <Select
          id={key}
          name={key}
          defaultValue={options.has('') && !guess.isChosen ? '' : selectedField(guess)}
          aria-invalid={problem !== null}
          aria-describedby={noteId}
        >
          <Options of={options} />
        </Select>
        <p id={noteId} data-error={problem !== null || undefined}>
          {problem ?? columnNote(guess)}
        </p>
      </div>
    </li>
  );
}
