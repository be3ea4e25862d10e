import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import {
  type Creatable,
  createDialogMachine,
  type Listed,
  type NewEntity,
  type ToCreate,
} from './create.machine.ts';
import { type CreateSnapshot, createView } from './create.view.ts';
import type { NamedValues } from './revision.ts';

interface CreateDescription<Ports, Choice extends string, Entry extends NamedValues, Draft>
  extends Creatable<Choice, Entry, Draft> {
  readonly id: string;
  readonly create: (ports: Ports, draft: Draft, options: CreateOptions) => Promise<NewEntity>;
  /** The namesake keys of what is there. */
  readonly list: (ports: Ports, signal: AbortSignal) => Promise<readonly string[]>;
}

interface CreateOptions {
  readonly key: string;
  readonly signal: AbortSignal;
}

/** A dialog that creates something, as one object: its subject, its machine, the actors for it, and what it shows. */
export function createForm<
  Ports extends { readonly client: Pick<Client, 'capabilities'> },
  Choice extends string,
  Entry extends NamedValues,
  Draft,
>({ id, create, list, ...creatable }: CreateDescription<Ports, Choice, Entry, Draft>) {
  return {
    ...creatable,
    machine: createDialogMachine<Choice, Entry, Draft>(id, creatable),
    actors: (ports: Ports) => ({
      create: fromPromise<NewEntity, ToCreate<Draft>>(({ input: { draft, key }, signal }) =>
        create(ports, draft, { key, signal }),
      ),
      list: fromPromise<Listed>(async ({ signal }) =>
        ports.client.capabilities.can('idempotency') ? null : list(ports, signal),
      ),
    }),
    view: (state: CreateSnapshot<Choice, Entry, Draft>) => createView(creatable, state),
  };
}
