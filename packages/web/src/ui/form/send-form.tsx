import type { ReactNode } from 'react';
import { type Entered, Form } from './form.tsx';

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
