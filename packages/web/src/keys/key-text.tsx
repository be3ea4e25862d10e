import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Input } from '../ui/form/input.tsx';
import styles from './key-text.module.css';

const outcomes = {
  none: '',
  copied: 'Copied.',
  refused: 'The browser does not let the app copy. Select the key and copy it.',
} as const;

/** A new key to copy; it gets the focus. */
export function KeyText({ text }: { readonly text: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('none');
  useEffect(() => input.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  return (
    <>
      <div className={styles['line']}>
        <label htmlFor={id}>Key</label>
        <Input
          ref={input}
          id={id}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={copy}>Copy</Button>
      </div>
      <p role="status" className={styles['note']}>
        {outcomes[outcome]}
      </p>
      <p className={styles['note']}>
        The command <code>matchpoint</code> takes it from the variable <code>MATCHPOINT_API_KEY</code>, or
        once from <code>matchpoint login --key-stdin</code>. Any other program sends it as a bearer token.
      </p>
    </>
  );
}
