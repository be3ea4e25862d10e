import { fromPromise } from 'xstate';
import type { Client } from '../client/client.ts';
import type { Authorize } from '../session/session.actors.ts';
import type { RemovedAthlete } from './remove-athlete.machine.ts';

export function removeAthleteActors(client: Client, agencyId: string, authorize: Authorize) {
  return {
    perform: fromPromise<void, { readonly action: RemovedAthlete }>(async ({ input: { action }, signal }) => {
      await authorize((token) => client.removeAthlete(agencyId, action.athleteId, { token, signal }));
    }),
  };
}
