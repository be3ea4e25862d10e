import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

/** The text entered in the field of this name; '' if none. */
export type Entered = (name: string) => string;
/** All values chosen under this name. */
export type AllEntered = (name: string) => readonly string[];

interface FormProps {
  readonly onSubmit: (entered: Entered, all: AllEntered) => void;
  /** Called on every keystroke and every choice. */
  readonly onEdit?: (entered: Entered, all: AllEntered) => void;
  /** Called when a field that was changed is left; a choice is left at once. */
  readonly onLeave?: (field: string, entered: Entered, all: AllEntered) => void;
  /** Rises with every invalid attempt: the first invalid field then gets the focus. */
  readonly attempt?: number;
  readonly label: string;
  readonly hidden?: boolean;
  /** Replaces a form that had the focus, so it takes the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A form that shows problems itself: the browser's own bubbles vanish before they are read. */
export function Form({
  onSubmit,
  onEdit,
  onLeave,
  attempt = 0,
  label,
  hidden = false,
  takesFocus = false,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  useEffect(() => {
    if (takesFocus) form.current?.focus();
  }, [takesFocus]);

  // React's own onChange comes with every keystroke.
  const leave = useEffectEvent(({ target, currentTarget }: Event) => {
    if (!(currentTarget instanceof HTMLFormElement && target instanceof HTMLElement)) return;
    onLeave?.(target.getAttribute('name') ?? '', ...read(currentTarget));
  });
  useEffect(() => {
    const events = new AbortController();
    form.current?.addEventListener('change', (event) => leave(event), { signal: events.signal });
    return () => events.abort();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(...read(event.currentTarget));
  }

  return (
    <Fields
      ref={form}
      noValidate
      aria-label={label}
      hidden={hidden}
      tabIndex={takesFocus ? -1 : undefined}
      onSubmit={submit}
      onInput={({ currentTarget }) => onEdit?.(...read(currentTarget))}
    >
      {children}
    </Fields>
  );
}

function read(form: HTMLFormElement): [Entered, AllEntered] {
  const data = new FormData(form);
  const all: AllEntered = (name) => data.getAll(name).filter((value) => typeof value === 'string');
  return [(name) => all(name)[0] ?? '', all];
}

const Fields = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    outline: 'none',
    '&[hidden]': { display: 'none' },
  },
});
