import { type ReactNode, type RefObject, useId } from 'react';
import { Input } from '../form/input.tsx';
import { QuietLine } from '../text/lines.tsx';
import styles from './text-line.module.css';

interface TextLineProps {
  readonly label: string;
  readonly text: string;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** What became of the press on the button. */
  readonly outcome: string | null;
  /** The button. */
  readonly children: ReactNode;
}

/** A text that is passed on by a button, or selected by hand. */
export function TextLine({ label, text, input, outcome, children }: TextLineProps) {
  const id = useId();
  return (
    <>
      <div className={styles['line']}>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={input}
          id={id}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {children}
      </div>
      <QuietLine role="status" className={styles['outcome']}>
        {outcome}
      </QuietLine>
    </>
  );
}
