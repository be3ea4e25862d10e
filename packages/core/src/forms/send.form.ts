import { fromPromise, type SnapshotFrom } from 'xstate';
import { fieldError, shownProblems } from './form.ts';
import { type SendForm, sendFormMachine, type ToSend } from './send-form.machine.ts';

interface SendFormDescription<Ports, Entered, Field extends string>
  extends Omit<SendForm<Entered>, 'isChecked'> {
  readonly id: string;
  /** Those with a place for an error; other problems stand in the banner. */
  readonly fields?: readonly Field[];
  /** `fieldSentence` where all problems are sentences. */
  readonly textAt?: typeof fieldError;
  /** What is said once it is accepted. */
  readonly notice?: string;
  /** What decides, before anything is entered, whether the form is over. */
  readonly check?: (ports: Ports) => Promise<void>;
  readonly send: (ports: Ports, entered: Entered, signal: AbortSignal) => Promise<void>;
}

/** A form that is judged, then sent, as one object: its machine, the actors for it, and what it shows. */
export function sendForm<Ports, Entered, Field extends string = never>({
  id,
  fields = [],
  textAt = fieldError,
  notice,
  check,
  send,
  ...rules
}: SendFormDescription<Ports, Entered, Field>) {
  const machine = sendFormMachine<Entered>(id, { ...rules, isChecked: check !== undefined });
  return {
    machine,
    actors: (ports: Ports) => ({
      check: fromPromise<void>(async () => check?.(ports)),
      send: fromPromise<void, ToSend<Entered>>(({ input, signal }) => send(ports, input.read(), signal)),
    }),
    view: ({ value, context }: SnapshotFrom<typeof machine>) => ({
      step: value,
      ...shownProblems(context, fields, textAt),
      notice: value === 'accepted' && notice !== undefined ? notice : null,
    }),
  };
}
