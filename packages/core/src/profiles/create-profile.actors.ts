import { fromPromise } from 'xstate';
import type { Client } from '../api/client.ts';
import { createOnce } from '../api/create-once.ts';
import type { Authorize } from '../session/session.actors.ts';
import type { AgencyToCreate } from './create-profile.machine.ts';

/** The actors of `createProfileMachine`, for `provide`. */
export function createProfileActors(client: Client, authorize: Authorize) {
  return {
    createAgency: fromPromise<void, AgencyToCreate>(async ({ input: { draft, key }, signal }) => {
      await authorize((token) =>
        createOnce(client, { token, key, signal }, (options) => client.createAgency(draft, options)),
      );
    }),
  };
}
