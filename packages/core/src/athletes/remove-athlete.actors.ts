import { fromPromise } from 'xstate';
import type { Client } from '../service/client.ts';
import type { Authorize } from '../session/session.actors.ts';

/** The actors of `removeAthleteMachine`, for `provide`. */
export function removeAthleteActors(client: Client, agencyId: string, authorize: Authorize) {
  return {
    removeAthlete: fromPromise<void, { readonly athleteId: string }>(
      async ({ input: { athleteId }, signal }) => {
        await authorize((token) => client.removeAthlete(agencyId, athleteId, { token, signal }));
      },
    ),
  };
}
