import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/form/input.tsx';
import styles from '../list-tools.module.css';

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly value?: string;
  readonly most: number;
  /** Answers what is wrong with the name. */
  readonly onName: (name: string) => string | null;
}

export function NameForm({ label, action, value = '', most, onName }: NameFormProps) {
  const id = useId();
  const [name, setName] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found = onName(name);
    setProblem(found);
    if (found === null) setName('');
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div>
        <Input
          id={id}
          value={name}
          maxLength={most}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="outline">
          {action}
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
