import { choicesOf } from '@matchpoint/core/athletes/fields/athlete-fields';
import { counted } from '@matchpoint/core/display/count';
import { useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { named, SelectField } from '../../ui/form/select-field.tsx';
import styles from './problems.module.css';

interface GroupRepairProps {
  readonly field: string;
  /** How many cells get the value. */
  readonly count: number;
  readonly onApply: (value: string) => void;
  readonly onCancel: () => void;
}

/** One value for all cells of a group. */
export function GroupRepair({ field, count, onApply, onCancel }: GroupRepairProps) {
  const name = useId();
  const label = count === 1 ? 'New value' : `New value of ${counted(count, 'cell')}`;
  const choices = choicesOf(field);
  return (
    <Form label="Repair" takesFocus="first field" onSubmit={(entered) => onApply(entered(name))}>
      <div className={styles['groupRepair']}>
        {choices === null ? (
          <Field label={label} name={name} required={false} autoComplete="off" />
        ) : (
          <SelectField
            label={label}
            name={name}
            options={named(choices)}
            none="Empty"
            defaultValue={choices[0] ?? ''}
          />
        )}
        <Button type="submit">{count === 1 ? 'Change it' : 'Change all'}</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
