import { choicesOf } from '@matchpoint/core/athletes/fields/athlete-fields';
import { counted } from '@matchpoint/core/display/count';
import type { Repair } from '@matchpoint/core/roster/checking/repair';
import { mostWords, type UnknownWord } from '@matchpoint/core/roster/checking/unknown-words';
import { quoted } from '@matchpoint/core/roster/outcomes/quoted';
import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { named, SelectField } from '../../ui/form/select-field.tsx';
import styles from './problems.module.css';

interface WordRepairProps {
  readonly field: string;
  readonly words: readonly UnknownWord[];
  readonly onRepair: (repair: Repair) => void;
}

/** What unknown words mean, said once for all their rows, and for the agency's next file. */
export function WordRepair({ field, words, onRepair }: WordRepairProps) {
  const id = useId();
  const shown = words.slice(0, mostWords);
  const said = (entered: (name: string) => string) =>
    Object.fromEntries(
      shown.flatMap(({ word }, index) => {
        const meaning = entered(`${id}${index}`).trim();
        return meaning === '' ? [] : [[word, meaning]];
      }),
    );
  return (
    <Form
      label="Words"
      onSubmit={(entered) => {
        const meanings = said(entered);
        if (Object.keys(meanings).length > 0) onRepair({ kind: 'words', words: meanings });
      }}
    >
      <div className={styles['groupRepair']}>
        {shown.map(({ word, rows, suggestion }, index) => (
          <Meaning
            key={word}
            name={`${id}${index}`}
            label={`${quoted(word)} in ${counted(rows.length, 'row')} means`}
            choices={choicesOf(field)}
            suggestion={suggestion}
          />
        ))}
        <Button type="submit">{shown.length === 1 ? 'Use this meaning' : 'Use these meanings'}</Button>
      </div>
    </Form>
  );
}

interface MeaningProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly string[] | null;
  readonly suggestion: string | null;
}

function Meaning({ name, label, choices, suggestion }: MeaningProps) {
  const isOther = suggestion !== null && choices?.includes(suggestion) !== true;
  const all = choices === null || suggestion === null || !isOther ? choices : [suggestion, ...choices];
  const value = { defaultValue: suggestion ?? '' };
  return all === null ? (
    <Field label={label} name={name} required={false} autoComplete="off" {...value} />
  ) : (
    <SelectField label={label} name={name} options={named(all)} none="Not said" {...value} />
  );
}
