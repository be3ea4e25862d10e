import { fromPromise } from 'xstate';
import type { AgencyDraft } from '../agencies/agency.ts';
import type { ToCreate } from '../forms/create.machine.ts';
import type { Client } from '../service/client.ts';
import type { Authorize } from '../session/session.actors.ts';

/** The actors of `createProfileMachine`, for `provide`. */
export function createProfileActors(client: Client, authorize: Authorize) {
  return {
    create: fromPromise<void, ToCreate<AgencyDraft>>(async ({ input: { draft, key }, signal }) => {
      await authorize((token) => client.createAgency(draft, { token, key, signal }));
    }),
  };
}
