import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import type { RemovedAgency } from './remove-agency.machine.ts';

export function removeAgencyActors(client: Pick<Client, 'removeAgency'>, authorize: Authorize) {
  return {
    perform: fromPromise<void, { readonly action: RemovedAgency }>(async ({ input: { action }, signal }) => {
      await authorize((token) => client.removeAgency(action.agencyId, { token, signal, version: null }));
    }),
  };
}
