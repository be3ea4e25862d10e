import { fromPromise } from 'xstate';
import type { AgencyDraft } from '../agencies/agency-draft.ts';
import type { Authorize, Client } from '../client/client.ts';
import type { Listed, NewEntity, ToCreate } from '../forms/create.machine.ts';
import { profileKeys } from './profile.ts';

export function createProfileActors(client: Client, authorize: Authorize) {
  return {
    create: fromPromise<NewEntity, ToCreate<AgencyDraft>>(({ input: { draft, key }, signal }) =>
      authorize((token) => client.createAgency(draft, { token, key, signal })),
    ),
    list: fromPromise<Listed>(async ({ signal }) => {
      if (client.capabilities.can('idempotency')) return null;
      return profileKeys((await authorize((token) => client.listProfiles({ token, signal }))).rows);
    }),
  };
}
