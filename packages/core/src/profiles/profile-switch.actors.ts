import { fromPromise } from 'xstate';
import type { Authorize, Client } from '../client/client.ts';

export function profileSwitchActors(client: Client, authorize: Authorize) {
  return {
    switchProfile: fromPromise<void, { readonly profileId: string }>(async ({ input, signal }) => {
      await authorize((token) => client.switchProfile(input.profileId, { token, signal }));
    }),
    findProfile: fromPromise<boolean, { readonly profileId: string }>(async ({ input, signal }) => {
      const { rows } = await authorize((token) => client.listProfiles({ token, signal }));
      return rows.some(({ id }) => id === input.profileId);
    }),
  };
}
