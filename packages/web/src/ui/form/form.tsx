import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './form.module.css';

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
  /** What takes the focus when the form appears: it replaces one that had it, or comes after its dialog. */
  readonly takesFocus?: 'form' | 'first field' | null;
  readonly children: ReactNode;
}

/** A form that shows problems itself: the browser's own bubbles vanish before they are read. */
export function Form(props: FormProps) {
  const { onSubmit, onEdit, onLeave, attempt = 0, label, takesFocus = null, children } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  useEffect(() => {
    const field = takesFocus === 'first field' && form.current?.querySelector('input, select, textarea');
    const target = field || (takesFocus && form.current);
    if (target instanceof HTMLElement) target.focus();
  }, [takesFocus]);

  const leave = useEffectEvent((field: string) => {
    if (form.current !== null) onLeave?.(field, ...read(form.current));
  });
  useEffect(() => onChangedAndLeft(form.current, leave), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(...read(event.currentTarget));
  }

  return (
    <form
      className={styles['form']}
      ref={form}
      noValidate
      aria-label={label}
      tabIndex={takesFocus === null ? undefined : -1}
      onSubmit={submit}
      onInput={({ currentTarget }) => onEdit?.(...read(currentTarget))}
    >
      {children}
    </form>
  );
}

/**
 * Calls back for a field that was changed since the form was sent, after a click: an error that goes away while a button is
 * pressed would move what is clicked.
 */
function onChangedAndLeft(form: HTMLFormElement | null, leave: (field: string) => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  let pressed = Promise.resolve();
  const press = () => {
    pressed = new Promise((resolve) => {
      addEventListener('mouseup', () => setTimeout(resolve), { once: true, signal });
    });
  };
  const edited = new Set<string>();
  const change = async ({ target }: Event) => {
    const field = nameOf(target);
    await pressed;
    if (!signal.aborted && edited.delete(field)) leave(field);
  };
  addEventListener('mousedown', press, { capture: true, signal });
  // React's own onChange comes with every keystroke.
  form?.addEventListener('change', change, { signal });
  form?.addEventListener('input', ({ target }) => edited.add(nameOf(target)), { signal });
  form?.addEventListener('submit', () => edited.clear(), { signal });
  return () => events.abort();
}

function nameOf(field: EventTarget | null): string {
  return (field instanceof HTMLElement && field.getAttribute('name')) || '';
}

function read(form: HTMLFormElement): [Entered, AllEntered] {
  const data = new FormData(form);
  const all: AllEntered = (name) => data.getAll(name).filter((value) => typeof value === 'string');
  return [(name) => all(name)[0] ?? '', all];
}

interface EntryFormProps<Entry> extends Pick<FormProps, 'label' | 'takesFocus' | 'children'> {
  /** A machine of core's `forms`, which keeps what is entered. */
  readonly actor: {
    send(
      event:
        | { readonly type: 'edit' | 'submit'; readonly entry: Entry }
        | { readonly type: 'leave'; readonly field: string },
    ): void;
  };
  readonly attempt: number;
  readonly read: (entered: Entered, all: AllEntered) => Entry;
  /** Called instead of sending the entry. */
  readonly onSubmit?: (() => void) | false;
}

/** A form whose machine follows what is entered. */
export function EntryForm<Entry>({ actor, read, onSubmit, ...form }: EntryFormProps<Entry>) {
  return (
    <Form
      {...form}
      onEdit={(...entered) => actor.send({ type: 'edit', entry: read(...entered) })}
      onLeave={(field) => actor.send({ type: 'leave', field })}
      onSubmit={(...entered) =>
        onSubmit ? onSubmit() : actor.send({ type: 'submit', entry: read(...entered) })
      }
    />
  );
}

interface SendFormProps<Values> {
  readonly label: string;
  /** A machine of core's `send-form`. */
  readonly actor: {
    send(
      event:
        | { readonly type: 'submit'; readonly entered: Values }
        | { readonly type: 'leave'; readonly field: string; readonly entered: Values },
    ): void;
  };
  readonly attempt: number;
  readonly read: (entered: Entered) => Values;
  readonly children: ReactNode;
}

/** A form whose machine checks and sends what is entered. */
export function SendForm<Values>({ actor, read, ...form }: SendFormProps<Values>) {
  return (
    <Form
      {...form}
      onSubmit={(entered) => actor.send({ type: 'submit', entered: read(entered) })}
      onLeave={(field, entered) => actor.send({ type: 'leave', field, entered: read(entered) })}
    />
  );
}
