import { fromPromise } from 'xstate';
import type { CreatedKey } from '../agencies/agency-keys.ts';
import type { Client } from '../client/client.ts';
import type { ToSend } from '../forms/send-form.machine.ts';
import type { Authorize } from '../session/session.actors.ts';
import type { EnteredKey } from './create-key.machine.ts';
import type { KeyToEnd } from './end-key.machine.ts';

/** @param onCreated gets the key, which no event or snapshot has */
export function createKeyActors(
  client: Pick<Client, 'createKey'>,
  agencyId: string,
  authorize: Authorize,
  onCreated: (created: CreatedKey) => void,
) {
  return {
    send: fromPromise<void, ToSend<EnteredKey>>(async ({ input, signal }) => {
      const name = input.read().name.trim();
      onCreated(await authorize((token) => client.createKey(agencyId, name, { token, signal })));
    }),
  };
}

export function endKeyActors(client: Pick<Client, 'endKey'>, agencyId: string, authorize: Authorize) {
  return {
    perform: fromPromise<void, { readonly action: KeyToEnd }>(async ({ input: { action }, signal }) => {
      await authorize((token) => client.endKey(agencyId, action.id, { token, signal }));
    }),
  };
}
