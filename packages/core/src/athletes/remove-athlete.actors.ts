import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import type { RemovedAthlete } from './remove-athlete.machine.ts';

export function removeAthleteActors(client: Client, agencyId: string, authorize: Authorize) {
  return {
    perform: fromPromise<void, { readonly deed: RemovedAthlete }>(async ({ input: { deed }, signal }) => {
      await authorize((token) => client.removeAthlete(agencyId, deed.athleteId, { token, signal }));
    }),
  };
}
