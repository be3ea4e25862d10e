import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

/** What was entered in the field of this name; '' where nothing was. */
export type Entered = (name: string) => string;

interface FormProps {
  readonly onSubmit: (entered: Entered) => void;
  /** Changes with every attempt that was found wrong: the first wrong field then takes the focus. */
  readonly attempt: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** A form that says itself what is wrong: the browser's own bubbles vanish before they are read. */
export function Form({ onSubmit, attempt, label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    });
  }

  return (
    <Fields ref={form} noValidate aria-label={label} onSubmit={submit}>
      {children}
    </Fields>
  );
}

const Fields = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4' },
});
