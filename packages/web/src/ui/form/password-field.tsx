import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './form.module.css';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'children' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...props} type={shown ? 'text' : 'password'}>
      <button
        className={styles['showButton']}
        type="button"
        aria-label="Show what is typed"
        aria-pressed={shown}
        aria-controls={props.name}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden size={16} />
      </button>
    </Field>
  );
}
