import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export interface FieldTexts {
  readonly label: string;
  /** The control's name and id, by which password managers recognise fields. */
  readonly name: string;
  /** What is wrong with the value and how to fix it, or null. */
  readonly error?: string | null | undefined;
  readonly hint?: string;
  /** Shows the star of required fields. */
  readonly starred?: boolean;
  /** Takes half of the row in a two-column form. */
  readonly half?: boolean;
}

interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
}

export function controlAttributes({ name, error, hint, starred }: FieldTexts): ControlAttributes {
  const described = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
    'aria-required': starred || undefined,
  };
}

interface FieldFrameProps extends FieldTexts {
  readonly children: ReactNode;
}

/** A control with its label above, and its hint and error below. */
export function FieldFrame({ label, name, starred, half, error, hint, children }: FieldFrameProps) {
  return (
    <div className={styles['root']} data-half={half || undefined}>
      <label htmlFor={name}>
        {label}
        {starred && <span aria-hidden>*</span>}
      </label>
      {children}
      <FieldNotes name={name} error={error} hint={hint} />
    </div>
  );
}

interface FieldNotesProps {
  readonly name: string;
  readonly error: string | null | undefined;
  readonly hint: string | undefined;
}

export function FieldNotes({ name, error, hint }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId(name)} data-hint>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(name)} data-error>
          {error}
        </p>
      )}
    </>
  );
}

const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;
